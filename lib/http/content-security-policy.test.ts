import { NextRequest } from "next/server";
import { expect, test } from "vitest";
import { contentSecurityPolicy } from "@/lib/http/content-security-policy";
import { config, proxy } from "@/proxy";

const directive = (policy: string, name: string) =>
  policy.split("; ").find((one) => one.split(" ")[0] === name);

test("nothing inline runs without the nonce, save style attributes", () => {
  const policy = contentSecurityPolicy("abc=");
  expect(directive(policy, "script-src")).toBe("script-src 'self' 'nonce-abc=' 'strict-dynamic'");
  expect(directive(policy, "style-src")).toBe("style-src 'self' 'nonce-abc='");
  expect(policy.split("; ").filter((one) => one.includes("unsafe"))).toEqual([
    "style-src-attr 'unsafe-inline'",
  ]);
});

const page = (path: string) => {
  const { headers } = proxy(
    new NextRequest(`http://localhost:3000${path}`, {
      headers: { "x-nonce": "forged", "x-shortlist-path": "//evil.example" },
    }),
  );
  // How Next carries a request's changed headers to the page.
  return { headers, told: (name: string) => headers.get(`x-middleware-request-${name}`) };
};

test("a page is told the nonce of its own policy, a new one each time, and where it is", () => {
  const { headers, told } = page("/assessments?status=pending&q=a%20b&_rsc=1x2y");
  const nonce = told("x-nonce") ?? "";
  expect(nonce).toMatch(/^[A-Za-z0-9+/]{22}==$/);
  expect(headers.get("content-security-policy")).toContain(`'nonce-${nonce}'`);
  expect(told("content-security-policy")).toBe(headers.get("content-security-policy"));
  expect(headers.get("cache-control")).toBe("private, no-store");
  expect(told("x-shortlist-path")).toBe("/assessments?status=pending&q=a+b");
  expect(page("/settings").told("x-nonce")).not.toBe(nonce);
  expect(page("/settings?_rsc=1").told("x-shortlist-path")).toBe("/settings");
});

test.each([
  ["/", true],
  ["/assessments/7", true],
  ["/sign-in", true],
  ["/apis", true],
  ["/api/assessments", false],
  ["/sandbox/apply/x", false],
  ["/_next/static/chunks/a.js", false],
  ["/icon.svg", false],
  ["/manifest.webmanifest", false],
  ["/apple-touch-icon.png", false],
  ["/icon-192.png", false],
  ["/favicon.ico", false],
  ["/icon.svg/nothing", true],
  ["/favicon.icon", true],
])("%s is a page: %s", (path, isPage) => {
  expect(new RegExp(`^${config.matcher[0]}$`).test(path)).toBe(isPage);
});

import { afterEach, expect, it, vi } from "vitest";
import { applyTheme, themeCookies } from "@/components/page/theme";

afterEach(() => void vi.unstubAllGlobals());

/** The cookie that a page sets at an address of this kind. */
function cookieAt(protocol: "http:" | "https:"): string {
  const document = { documentElement: { dataset: {} }, cookie: "" };
  vi.stubGlobal("document", document);
  vi.stubGlobal("window", { location: { protocol } });
  applyTheme("dark");
  return document.cookie;
}

it("is bound to this very host under HTTPS, and kept without it too", () => {
  expect(cookieAt("https:")).toMatch(/^__Host-shortlist-theme=dark; Path=\/; .*; Secure$/);
  expect(cookieAt("http:")).toMatch(/^shortlist-theme=dark; Path=\/; .*SameSite=Lax$/);
  expect(themeCookies).toEqual(["__Host-shortlist-theme", "shortlist-theme"]);
});

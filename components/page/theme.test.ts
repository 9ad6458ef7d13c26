import { readFileSync } from "node:fs";
import { afterEach, expect, it, vi } from "vitest";
import { applyTheme, groundOf, grounds, themeCookies } from "@/components/page/theme";

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

it("draws the page’s own ground around it, in the theme that was chosen", () => {
  const styles = readFileSync("app/globals.css", "utf8");
  expect(styles).toContain(`--color-ground: light-dark(${grounds.light}, ${grounds.dark})`);
  expect(groundOf("dark", "light")).toBe(grounds.dark);
  expect(groundOf("system", "light")).toBe(grounds.light);
});

import { afterEach, expect, it, vi } from "vitest";
import { applyTheme, themeCookies } from "@/components/layout/theme";

afterEach(() => void vi.unstubAllGlobals());

/** What a page at this kind of address writes into its cookies. */
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

import { hostCookie } from "@/lib/http/host-cookie";

export const themes = ["light", "dark", "system"] as const;
export type Theme = (typeof themes)[number];

const cookieName = (isHttps: boolean) => hostCookie("shortlist-theme", isHttps);

/**
 * Read by the root layout, so that the first paint has the right colours. The first is bound to this very host,
 * which browsers do under HTTPS alone.
 */
export const themeCookies = [cookieName(true), cookieName(false)];

const yearSeconds = 365 * 24 * 3_600;

/** The cookie's value as a theme; whatever else it says is "as the system has it". */
export const parseTheme = (value: string | undefined): Theme =>
  themes.find((theme) => theme === value) ?? "system";

/** Changes the colours at once and for the next pages. */
export function applyTheme(theme: Theme): void {
  document.documentElement.dataset.theme = theme;
  const isHttps = window.location.protocol === "https:";
  const secure = isHttps ? "; Secure" : "";
  // The Cookie Store API knows no plain HTTP, on which the dashboard may run inside a company.
  const cookie = `${cookieName(isHttps)}=${theme}; Path=/; Max-Age=${yearSeconds}; SameSite=Lax${secure}`;
  Object.assign(document, { cookie });
}

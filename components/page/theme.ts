import { hostCookie } from "@/lib/host-cookie";

const themes = ["light", "dark", "system"] as const;
export type Theme = (typeof themes)[number];

const cookieName = (isHttps: boolean) => hostCookie("shortlist-theme", isHttps);

/** For the first paint’s colours. The first one is bound to this host, which browsers allow under HTTPS alone. */
export const themeCookies = [cookieName(true), cookieName(false)];

const yearSeconds = 365 * 24 * 3_600;

export const parseTheme = (value: string | undefined): Theme =>
  themes.find((theme) => theme === value) ?? "system";

/** As `--color-ground`: what a phone draws around the page. */
export const grounds = { light: "#fbfbfa", dark: "#131312" } as const;

/** @param scheme what the device prefers. */
export const groundOf = (theme: Theme, scheme: keyof typeof grounds): string =>
  grounds[theme === "system" ? scheme : theme];

export function applyTheme(theme: Theme): void {
  document.documentElement.dataset.theme = theme;
  const isHttps = window.location.protocol === "https:";
  const secure = isHttps ? "; Secure" : "";
  // The Cookie Store API needs HTTPS; inside a company the dashboard may run without it.
  const cookie = `${cookieName(isHttps)}=${theme}; Path=/; Max-Age=${yearSeconds}; SameSite=Lax${secure}`;
  Object.assign(document, { cookie });
}

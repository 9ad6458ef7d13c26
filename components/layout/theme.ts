export const themes = ["light", "dark", "system"] as const;
export type Theme = (typeof themes)[number];

/** Read by the root layout, so that the first paint has the right colours. */
export const themeCookie = "shortlist-theme";

const yearSeconds = 365 * 24 * 3_600;

/** The cookie's value as a theme; whatever else it says is "as the system has it". */
export const parseTheme = (value: string | undefined): Theme =>
  themes.find((theme) => theme === value) ?? "system";

/** Changes the colours at once and for the next pages. */
export function applyTheme(theme: Theme): void {
  document.documentElement.dataset.theme = theme;
  const secure = window.location.protocol === "https:" ? "; Secure" : "";
  // The Cookie Store API knows no plain HTTP, on which the dashboard may run inside a company.
  const cookie = `${themeCookie}=${theme}; Path=/; Max-Age=${yearSeconds}; SameSite=Lax${secure}`;
  Object.assign(document, { cookie });
}

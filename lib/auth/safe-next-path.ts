const home = "/assessments";

/**
 * Where to go after signing in: a path of our own, or home. What a browser could read as another site
 * (`//evil`, `/\evil`, control characters it strips) is not one of ours.
 */
export function safeNextPath(value: string | null | undefined): string {
  if (!value?.startsWith("/") || /[\\\p{Cc}]/u.test(value)) return home;
  const base = "http://shortlist.invalid";
  const url = URL.canParse(value, base) ? new URL(value, base) : undefined;
  if (url?.origin !== base || url.pathname.startsWith("//") || url.pathname.startsWith("/api/")) return home;
  return url.pathname + url.search;
}

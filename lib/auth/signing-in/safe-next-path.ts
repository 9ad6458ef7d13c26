const home = "/assessments";

/** Our own path to go to after signing in, or home: never another site, such as `//evil` or `/\evil`. */
export function safeNextPath(value: string | null | undefined): string {
  if (!value?.startsWith("/") || /[\\\p{Cc}]/u.test(value)) return home;
  const base = "http://shortlist.invalid";
  const url = URL.canParse(value, base) ? new URL(value, base) : undefined;
  if (url?.origin !== base || url.pathname.startsWith("//") || url.pathname.startsWith("/api/")) return home;
  return url.pathname + url.search;
}

/** The URL if it is http(s), else undefined: a link from outside may have any scheme. */
export function httpUrl(value: string | null | undefined): string | undefined {
  if (!value || !URL.canParse(value)) return undefined;
  return ["http:", "https:"].includes(new URL(value).protocol) ? value : undefined;
}

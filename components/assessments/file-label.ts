const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};

/** What to call a file by its address: its name, or the site where the path has none; what is no address is text. */
export function fileLabel(url: string): string {
  if (!URL.canParse(url)) return url;
  const { hostname, pathname } = new URL(url);
  return decoded(pathname.split("/").findLast(Boolean) ?? "") || hostname;
}

const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};

/** What to call a file by its address: its name, or the site where the path has none. */
export function fileLabel(url: string): string {
  const { hostname, pathname } = new URL(url);
  return decoded(pathname.split("/").findLast(Boolean) ?? "") || hostname;
}

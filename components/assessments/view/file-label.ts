const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};

/** The name of the file behind an address, or its site; text that is no address stays as it is. */
export function fileLabel(url: string): string {
  if (!URL.canParse(url)) return url;
  const { hostname, pathname } = new URL(url);
  return decoded(pathname.split("/").findLast(Boolean) ?? "") || hostname;
}

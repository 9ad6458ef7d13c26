/** A base URL that must not be used. The message never repeats it: it may carry a password. */
export class InvalidBaseUrl extends Error {
  override readonly name = "InvalidBaseUrl";
}

// The URL parser has already turned other spellings of an IPv4 address into this one.
const isLoopback = (hostname: string) =>
  hostname === "localhost" || hostname === "[::1]" || /^127(\.\d{1,3}){3}$/.test(hostname);

/**
 * Checks the service's base URL (section 1: HTTPS only, which plain HTTP on this machine's loopback is
 * excepted from). @returns it with one trailing slash, so that paths can be resolved against it.
 * @throws InvalidBaseUrl
 */
export function parseBaseUrl(text: string): URL {
  if (!URL.canParse(text)) throw new InvalidBaseUrl("The service's base URL is not a URL.");
  const url = new URL(text);
  if (url.protocol !== "https:" && !(url.protocol === "http:" && isLoopback(url.hostname))) {
    throw new InvalidBaseUrl("The service's base URL must be HTTPS: the key travels in it.");
  }
  // `href` also shows the bare "?" and "#" that `search` and `hash` pass over.
  if (url.username || url.password || /[?#]/.test(url.href)) {
    throw new InvalidBaseUrl("The service's base URL must carry no user name, query or fragment.");
  }
  url.pathname = `${url.pathname.replace(/\/+$/, "")}/`;
  return url;
}

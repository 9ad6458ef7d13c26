/** The message never repeats the URL: it may carry a password. */
export class InvalidBaseUrl extends Error {
  override readonly name = "InvalidBaseUrl";
}

// The URL parser turns every spelling of an IPv4 address into this one.
const isLoopback = (hostname: string) =>
  hostname === "localhost" || hostname === "[::1]" || /^127(\.\d{1,3}){3}$/.test(hostname);

/** HTTPS only (section 1), except on loopback. Ends with a slash. @throws InvalidBaseUrl */
export function parseBaseUrl(text: string): URL {
  if (!URL.canParse(text)) throw new InvalidBaseUrl("The service's base URL is not a URL.");
  const url = new URL(text);
  if (url.protocol !== "https:" && !(url.protocol === "http:" && isLoopback(url.hostname))) {
    throw new InvalidBaseUrl("The service's base URL must be HTTPS: the key travels in it.");
  }
  // `href` also has a bare "?" or "#", which `search` and `hash` leave out.
  if (url.username || url.password || /[?#]/.test(url.href)) {
    throw new InvalidBaseUrl("The service's base URL must carry no user name, query or fragment.");
  }
  url.pathname = `${url.pathname.replace(/\/+$/, "")}/`;
  return url;
}

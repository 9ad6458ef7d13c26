/** Whether browsers reach the dashboard over HTTPS. @param appUrl its address. */
export const isHttps = (appUrl: string): boolean => appUrl.startsWith("https://");

/** A cookie's name. `__Host-` makes browsers accept it only from this very host over HTTPS, never from a subdomain. */
export const hostCookie = (name: string, overHttps: boolean): string =>
  `${overHttps ? "__Host-" : ""}${name}`;

/** The attributes of a cookie that scripts can’t read, for `Set-Cookie`. */
export const cookieAttributes = (appUrl: string, sameSite: "Lax" | "Strict"): string =>
  `Path=/; HttpOnly; SameSite=${sameSite}${isHttps(appUrl) ? "; Secure" : ""}`;

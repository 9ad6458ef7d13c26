/** A cookie's name: browsers take one with `__Host-` from this very host alone, over HTTPS, never from a subdomain. */
export const hostCookie = (name: string, isHttps: boolean): string => `${isHttps ? "__Host-" : ""}${name}`;

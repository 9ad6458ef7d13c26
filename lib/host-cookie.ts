/** A cookie's name. `__Host-` makes browsers accept it only from this very host over HTTPS, never from a subdomain. */
export const hostCookie = (name: string, isHttps: boolean): string => `${isHttps ? "__Host-" : ""}${name}`;

import { hash, timingSafeEqual } from "node:crypto";

const digest = (text: string) => hash("sha256", text, "buffer");

/** Whether a request has this bearer token (RFC 6750), compared in constant time. */
export function isBearer(request: Request, token: string): boolean {
  const [, given = ""] = /^Bearer +(\S+)$/i.exec(request.headers.get("authorization") ?? "") ?? [];
  return timingSafeEqual(digest(given), digest(token));
}

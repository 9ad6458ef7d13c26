import type { MiddlewareHandler } from "hono";

/** Static markup, one sheet, forms to ourselves; nothing else has any business in these pages. */
const policy = [
  "default-src 'none'",
  "style-src 'self'",
  "img-src data:",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join("; ");

/** Pages carry a token in their address and somebody's answers: nobody keeps or frames them. */
export const pageHeaders: MiddlewareHandler = async (c, next) => {
  await next();
  c.header("X-Content-Type-Options", "nosniff");
  c.header("Referrer-Policy", "no-referrer");
  if (!c.res.headers.get("content-type")?.startsWith("text/html")) return;
  c.header("Content-Security-Policy", policy);
  c.header("Cache-Control", "private, no-store");
};

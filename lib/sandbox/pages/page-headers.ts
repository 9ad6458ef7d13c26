import type { MiddlewareHandler } from "hono";

// Static markup, one sheet, forms to ourselves, and nothing else.
const policy = [
  "default-src 'none'",
  "style-src 'self'",
  "img-src data:",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join("; ");

/** Pages have a token in their address and a candidate's answers, so they are neither cached nor framed. */
export const pageHeaders: MiddlewareHandler = async (c, next) => {
  await next();
  c.header("X-Content-Type-Options", "nosniff");
  c.header("Referrer-Policy", "no-referrer");
  if (!c.res.headers.get("content-type")?.startsWith("text/html")) return;
  c.header("Content-Security-Policy", policy);
  c.header("Cache-Control", "private, no-store");
  c.header("Vary", "Accept-Language", { append: true });
};

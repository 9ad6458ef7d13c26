import { randomUUID } from "node:crypto";
import { STATUS_CODES } from "node:http";

/** A refusal before Next is called, in the shape of `lib/http`’s: `application/problem+json`. */
export function problem(status, { code, detail, params }, headers = {}) {
  const requestId = randomUUID();
  const title = STATUS_CODES[status];
  const body = JSON.stringify({ type: "about:blank", title, status, code, detail, params, requestId });
  return {
    status,
    body,
    headers: {
      "content-type": "application/problem+json",
      "content-length": String(Buffer.byteLength(body)),
      "cache-control": "private, no-store",
      "x-content-type-options": "nosniff",
      "x-request-id": requestId,
      ...headers,
    },
  };
}

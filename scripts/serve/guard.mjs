import { STATUS_CODES } from "node:http";
import { problem } from "./problem.mjs";

/**
 * Limits for slow and large requests. Proxies must close idle connections first, or their next request meets a reset.
 */
export const limits = {
  headersTimeout: 30_000,
  requestTimeout: 60_000,
  connectionsCheckingInterval: 5_000,
  keepAliveTimeout: 75_000,
  maxHeaderSize: 16 * 1024,
  // Only HTTP is spoken here: a request that offers another protocol is answered in HTTP (Node 24.9).
  shouldUpgradeCallback: () => false,
};

/** For answers without a policy of their own: files, JSON, and Next’s own error pages. */
const floorPolicy =
  "default-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; object-src 'none'";

/** Adds the policy and forbids sniffing the type, unless set: Next's own redirects have no headers of ours. */
export function ensurePolicy(response) {
  const writeHead = response.writeHead;
  response.writeHead = (...given) => {
    if (!response.hasHeader("content-security-policy"))
      response.setHeader("content-security-policy", floorPolicy);
    response.setHeader("x-content-type-options", "nosniff");
    return writeHead.apply(response, given);
  };
}

const refusals = {
  ERR_HTTP_REQUEST_TIMEOUT: [408, { code: "too_slow", detail: "The request took too long to arrive." }],
  HPE_HEADER_OVERFLOW: [
    431,
    { code: "headers_too_large", detail: "This request’s address and headers are too long." },
  ],
};
const unreadable = [400, { code: "bad_request", detail: "This is no request that can be read." }];
const noUpgrade = [400, { code: "bad_request", detail: "No other protocol is spoken here." }];

function lastAnswer([status, said]) {
  const { headers, body } = problem(status, said, { connection: "close" });
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  return `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join("")}\r\n${body}`;
}

/** Says why a request was malformed, too large or too slow. Once an answer has begun, nothing can be said. */
export function answerBrokenRequests(server) {
  /** A connection’s answers under way, and those waiting behind them. */
  const answers = new WeakMap();
  server.on("request", ({ socket }, response) => {
    if (!answers.has(socket)) answers.set(socket, new Set());
    const own = answers.get(socket).add(response);
    response.once("close", () => own.delete(response));
  });
  const isAnswering = (socket) => [...(answers.get(socket) ?? [])].some(({ headersSent }) => headersSent);
  server.on("clientError", (error, socket) => {
    if (error.code === "ECONNRESET" || !socket.writable || isAnswering(socket)) socket.destroy();
    else socket.end(lastAnswer(refusals[error.code] ?? unreadable), () => socket.destroy());
  });
  server.on("upgrade", (_request, socket) => {
    socket.on("error", () => undefined);
    socket.end(lastAnswer(noUpgrade), () => socket.destroy());
  });
}

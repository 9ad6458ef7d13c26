import { AsyncLocalStorage } from "node:async_hooks";
import { subscribe } from "node:diagnostics_channel";

type Connection = { phase: "unseen" | "connecting" | "connected" };

const current = new AsyncLocalStorage<Connection>();

// Undici connects and writes within the async context of the call that needs the connection.
subscribe("undici:client:beforeConnect", () => {
  const connection = current.getStore();
  if (connection?.phase === "unseen") connection.phase = "connecting";
});
for (const channel of ["undici:client:connected", "undici:client:sendHeaders"]) {
  subscribe(channel, () => {
    const connection = current.getStore();
    if (connection) connection.phase = "connected";
  });
}

/**
 * Watches the connection that a call through undici's `fetch` opens. No error tells whether our time-out
 * struck before or after the connection stood; this does.
 * `stillConnecting()` is true only while a connection (TLS included) was seen to begin and not to stand, so
 * not one byte of the request can have left; where nothing is seen it is false.
 */
export function watchConnection() {
  const connection: Connection = { phase: "unseen" };
  return {
    run: <T>(call: () => T): T => current.run(connection, call),
    stillConnecting: () => connection.phase === "connecting",
  };
}

type Cause = { name?: unknown; code?: unknown; syscall?: unknown; errors?: unknown };

const isCause = (value: unknown): value is Cause => typeof value === "object" && value !== null;

const causeOf = (error: unknown): unknown => (error instanceof TypeError ? error.cause : undefined);

/** The system's code for why `fetch` failed, such as `ECONNREFUSED`; nothing else of the error is safe. */
export function failureCode(error: unknown): string | undefined {
  const cause = causeOf(error);
  const code = isCause(cause) ? cause.code : undefined;
  return typeof code === "string" && /^[A-Z][A-Z0-9_]{2,60}$/.test(code) ? code : undefined;
}

const connects = (cause: unknown): boolean =>
  isCause(cause) &&
  (cause.code === "UND_ERR_CONNECT_TIMEOUT" ||
    cause.syscall === "connect" ||
    cause.syscall === "getaddrinfo" ||
    // One error for each address of the host that was tried.
    (Array.isArray(cause.errors) && cause.errors.length > 0 && cause.errors.every(connects)));

/** Whether `fetch` failed because no connection came about: the name didn't resolve, or nobody listened. */
export const failedToConnect = (error: unknown): boolean => connects(causeOf(error));

/** Whether `fetch` failed because what came back is not HTTP. Since Node 24 a parser's error may lack its code. */
export const isNotHttp = (error: unknown): boolean => {
  const cause = causeOf(error);
  return isCause(cause) && (cause.name === "HTTPParserError" || cause.code === "UND_ERR_HEADERS_OVERFLOW");
};

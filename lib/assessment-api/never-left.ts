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

/** Tells whether a time-out struck before the connection was up, with no byte sent. The error itself doesn't say. */
export function watchConnection() {
  const connection: Connection = { phase: "unseen" };
  return {
    run: <T>(call: () => T): T => current.run(connection, call),
    stillConnecting: () => connection.phase === "connecting",
  };
}

type Cause = { name?: unknown; code?: unknown; syscall?: unknown; errors?: unknown };

const isCause = (value: unknown): value is Cause => typeof value === "object" && value !== null;

/** `fetch` wraps the cause in a TypeError; `request` throws it as it is. */
const causeOf = (error: unknown): unknown => (error instanceof TypeError ? error.cause : error);

/** The system's code, such as `ECONNREFUSED`: the only part of the error that is safe to log. */
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
    (Array.isArray(cause.errors) && cause.errors.length > 0 && cause.errors.every(connects)));

export const failedToConnect = (error: unknown): boolean => connects(causeOf(error));

/** Since Node 24 a parser's error may lack its code. */
export const isNotHttp = (error: unknown): boolean => {
  const cause = causeOf(error);
  return isCause(cause) && (cause.name === "HTTPParserError" || cause.code === "UND_ERR_HEADERS_OVERFLOW");
};

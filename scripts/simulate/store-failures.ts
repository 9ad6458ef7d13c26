/** The error of a process whose store fails. */
export class StoreFailed extends Error {
  override readonly name = "StoreFailed";
}

/** PostgreSQL’s codes for an ended session, or too long a wait for a lock. */
const failures = new Set(["57P01", "57014", "25P03", "55P03"]);
/** The code of every query after a failed one. */
const afterwards = "25P02";

const lost =
  /^(Connection terminated|Client has encountered a connection error|timeout exceeded when trying to connect|Postgres connection has been discarded|read ECONNRESET|write EPIPE)/;

const isByEngine = (error: unknown): error is Error & { code: string } =>
  error instanceof Error &&
  "code" in error &&
  /^[0-9A-Z]{5}$/.test(String(error.code)) &&
  "severity" in error;

/** Whether the store failed, and not the caller. */
export const isStoreFailure = (error: unknown): boolean =>
  error instanceof StoreFailed ||
  (isByEngine(error) && failures.has(error.code)) ||
  (error instanceof Error && lost.test(error.message));

/** Whether PostgreSQL refused a query, for example in a deadlock: that is never expected. */
export const isRefusal = (error: unknown): error is Error & { code: string } =>
  isByEngine(error) && error.code !== afterwards && !isStoreFailure(error);

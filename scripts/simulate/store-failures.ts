/** What a process is told whose store lets it down. */
export class StoreFailed extends Error {
  override readonly name = "StoreFailed";
}

/** PostgreSQL’s own words for it: its session was ended, or it has waited for a lock for too long. */
const failures = new Set(["57P01", "57014", "25P03", "55P03"]);
/** Said of what comes after a query that failed. */
const afterwards = "25P02";

const lost =
  /^(Connection terminated|Client has encountered a connection error|timeout exceeded when trying to connect|Postgres connection has been discarded|read ECONNRESET|write EPIPE)/;

const isByEngine = (error: unknown): error is Error & { code: string } =>
  error instanceof Error &&
  "code" in error &&
  /^[0-9A-Z]{5}$/.test(String(error.code)) &&
  "severity" in error;

/** Whether somebody met an error because their store let them down, and not by their own fault. */
export const isStoreFailure = (error: unknown): boolean =>
  error instanceof StoreFailed ||
  (isByEngine(error) && failures.has(error.code)) ||
  (error instanceof Error && lost.test(error.message));

/** Whether PostgreSQL will not do what it was asked, such as where two wait for each other: nobody expects that. */
export const isRefusal = (error: unknown): error is Error & { code: string } =>
  isByEngine(error) && error.code !== afterwards && !isStoreFailure(error);

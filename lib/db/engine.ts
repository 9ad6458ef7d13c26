import type { DialectAdapter } from "kysely";

export type Engine = "sqlite" | "postgres";

/**
 * Which of the two engines a connection or transaction speaks to. By what its adapter says of itself, not by
 * its class: Next gives pages and handlers copies of Kysely, and the store was opened by another one.
 */
export const engineOf = (db: {
  getExecutor(): { adapter: Pick<DialectAdapter, "supportsTransactionalDdl"> };
}): Engine => (db.getExecutor().adapter.supportsTransactionalDdl ? "postgres" : "sqlite");

import type { DialectAdapter } from "kysely";

export type Engine = "sqlite" | "postgres";

/** Which engine a connection uses. Not by class: Next gives handlers another copy of Kysely than the store's. */
export const engineOf = (db: {
  getExecutor(): { adapter: Pick<DialectAdapter, "supportsTransactionalDdl"> };
}): Engine => (db.getExecutor().adapter.supportsTransactionalDdl ? "postgres" : "sqlite");

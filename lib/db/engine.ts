import { type Kysely, PostgresAdapter } from "kysely";

export type Engine = "sqlite" | "postgres";

/** Which of the two engines a connection or transaction speaks to. */
export const engineOf = (
  db: Pick<Kysely<never>, "getExecutor"> | { getExecutor(): { adapter: unknown } },
): Engine => (db.getExecutor().adapter instanceof PostgresAdapter ? "postgres" : "sqlite");

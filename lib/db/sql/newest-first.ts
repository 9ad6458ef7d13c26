import { type RawBuilder, sql } from "kysely";

/**
 * The time of creation, to sort few rows by that another condition finds. It is an expression, since SQLite keeps no
 * statistics here: for the column itself it would walk that column’s index through all rows rather than sort a few.
 */
export const newestFirst = (column: "created_at" | "a.created_at"): RawBuilder<string> =>
  sql<string>`(${sql.ref(column)} || '')`;

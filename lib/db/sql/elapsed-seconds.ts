import { type RawBuilder, sql } from "kysely";
import { engineOf } from "@/lib/db/engine";
import type { Db } from "@/lib/db/types";

/** Whole seconds from one instant to another; never below 0, since they may come from different clocks. */
export const elapsedSeconds = (
  db: Pick<Db, "getExecutor">,
  from: RawBuilder<string>,
  to: RawBuilder<string>,
): RawBuilder<number> =>
  engineOf(db) === "postgres"
    ? sql<number>`greatest(floor(date_part('epoch', ${to}::timestamptz)) - floor(date_part('epoch', ${from}::timestamptz)), 0)::bigint`
    : sql<number>`max(unixepoch(${to}) - unixepoch(${from}), 0)`;

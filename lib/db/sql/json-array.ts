import { type RawBuilder, sql } from "kysely";
import { engineOf } from "@/lib/db/engine";
import type { Db } from "@/lib/db/types";

export const jsonArray = (db: Pick<Db, "getExecutor">, column: RawBuilder<unknown>): RawBuilder<string> =>
  engineOf(db) === "postgres"
    ? sql<string>`coalesce(json_agg(${column}), '[]')::text`
    : sql<string>`json_group_array(${column})`;

import { type ColumnDataType, type Expression, sql } from "kysely";
import type { Engine } from "@/lib/db/engine";

/** Text that sorts by code point on both engines: PostgreSQL does so only with this collation, SQLite by default. */
export const sortedText = (engine: Engine): ColumnDataType | Expression<unknown> =>
  engine === "postgres" ? sql`text collate "C"` : "text";

import { type ColumnDataType, type Expression, sql } from "kysely";
import type { Engine } from "@/lib/db/engine";

/**
 * Text that sorts by code point on both engines: SQLite does by default, PostgreSQL only with this
 * collation, whatever the cluster's locale.
 */
export const sortedText = (engine: Engine): ColumnDataType | Expression<unknown> =>
  engine === "postgres" ? sql`text collate "C"` : "text";

import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";
import { engineOf } from "@/lib/db/engine";
import { sortedText } from "@/lib/db/sql/sorted-text";
import type { Tables } from "@/lib/db/types";

export const mirror: Migration = {
  async up(db: Kysely<Tables>) {
    const text = sortedText(engineOf(db));
    await db.schema
      .createTable("mirror_checks")
      .addColumn("source_id", text, (column) => column.notNull().references("sources.id"))
      .addColumn("number", "bigint", (column) => column.notNull())
      .addColumn("began_at", text, (column) => column.notNull())
      .addColumn("duration_ms", "bigint", (column) => column.notNull())
      .addColumn("outcome", text, (column) => column.notNull())
      .addColumn("changes", "integer", (column) => column.notNull())
      .addColumn("list_rows", "integer")
      .addColumn("unreadable_rows", "integer")
      .addPrimaryKeyConstraint("mirror_checks_key", ["source_id", "number"])
      .execute();
    await sql`create index assessments_own_arrivals on assessments (source_id, first_seen_version)
      where first_seen_list = 0`.execute(db);
    await sql`create index assessments_absent on assessments (source_id, id)
      where absent_lists >= 2 and gone_at is null`.execute(db);
  },
};

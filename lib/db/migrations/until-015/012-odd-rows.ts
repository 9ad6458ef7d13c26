import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";
import { engineOf } from "@/lib/db/engine";
import { sortedText } from "@/lib/db/sql/sorted-text";
import type { Tables } from "@/lib/db/types";

/** Rows without a time have an index: any of these few may be an unconfirmed invitation's. */
export const oddRows: Migration = {
  async up(db: Kysely<Tables>) {
    const text = sortedText(engineOf(db));
    for (const name of ["oddities", "read_oddities"]) {
      await db.schema.alterTable("assessments").addColumn(name, text).execute();
    }
    await db.schema
      .alterTable("assessments")
      .addColumn("is_undated", "integer", (column) => column.notNull().defaultTo(0))
      .execute();
    await sql`create index assessments_undated on assessments (source_id, first_seen_list)
      where is_undated = 1`.execute(db);
    await db.schema.alterTable("invitations").addColumn("unreadable_before_call", "integer").execute();
    for (const name of ["odd_rows", "took_ms"]) {
      await db.schema.alterTable("mirror_state").addColumn(name, "bigint").execute();
    }
    for (const name of ["findings", "interview_findings"]) {
      await db.schema.alterTable("mirror_state").addColumn(name, text).execute();
    }
    await db.schema.alterTable("mirror_checks").addColumn("odd_rows", "integer").execute();
  },
};

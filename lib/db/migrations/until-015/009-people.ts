import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";
import { engineOf } from "@/lib/db/engine";
import { keepAuditReadable } from "@/lib/db/migrations/until-015/009-people/audit-log";
import { sortedText } from "@/lib/db/sql/sorted-text";
import type { Tables } from "@/lib/db/types";

export const people: Migration = {
  async up(db: Kysely<Tables>) {
    const engine = engineOf(db);
    const text = sortedText(engine);
    await db.schema.alterTable("members").addColumn("preferences", text).execute();
    await keepAuditReadable(db, engine);
    await db.schema
      .createTable("message_templates")
      .addColumn("source_id", text, (column) => column.notNull().references("sources.id"))
      .addColumn("interview_id", "bigint", (column) => column.notNull())
      .addColumn("subject", text, (column) => column.notNull())
      .addColumn("body", text, (column) => column.notNull())
      .addColumn("updated_at", text, (column) => column.notNull())
      .addColumn("updated_by_name", text, (column) => column.notNull())
      .addPrimaryKeyConstraint("message_templates_key", ["source_id", "interview_id"])
      .execute();
    // All columns that insights and the interviews' charts use, so that they never read the rows.
    await sql`create index assessments_by_completion on assessments
      (source_id, completed_before, interview_id, invited_by, status, completed_after, created_at, gone_at, id)
      where completed_before is not null and gone_at is null`.execute(db);
  },
};

import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";
import { engineOf } from "@/lib/db/engine";
import { sortedText } from "@/lib/db/sql/sorted-text";
import type { Tables } from "@/lib/db/types";

/** Who is responsible for an assessment, who is named in a note, and what tells them so. */
export const responsible: Migration = {
  async up(db: Kysely<Tables>) {
    const text = sortedText(engineOf(db));
    for (const column of ["assignee_id", "assignee_name", "assigned_by_name"])
      await db.schema.alterTable("assessments").addColumn(column, text).execute();
    // With what other filters read, as in migration 008. Null is a key of it too: those without a colleague.
    await sql`create index assessments_by_assignee on assessments
      (source_id, assignee_id, created_at, id, status, identity, interview_id, gone_at, first_seen_version,
        archived_at, decision, invited_by, completed_before)`.execute(db);
    await db.schema.alterTable("notes").addColumn("mentions", text).execute();
    await db.schema
      .alterTable("sources")
      .addColumn("notified_version", "integer", (column) => column.notNull().defaultTo(0))
      .execute();
    await db.schema
      .createTable("notifications")
      .addColumn("id", text, (column) => column.primaryKey())
      .addColumn("source_id", text, (column) => column.notNull().references("sources.id"))
      .addColumn("member_id", text, (column) => column.notNull().references("members.id").onDelete("cascade"))
      .addColumn("kind", text, (column) => column.notNull())
      .addColumn("act_id", text, (column) => column.notNull())
      .addColumn("assessment_id", "bigint", (column) => column.notNull())
      .addColumn("note_id", text)
      .addColumn("actor_name", text, (column) => column.notNull())
      .addColumn("at", text, (column) => column.notNull())
      .addColumn("read_at", text)
      .execute();
    await db.schema
      .createIndex("notifications_of_member")
      .on("notifications")
      .columns(["source_id", "member_id", "at", "act_id"])
      .execute();
    await db.schema
      .createIndex("notifications_of_assessment")
      .on("notifications")
      .columns(["source_id", "assessment_id", "kind"])
      .execute();
  },
};

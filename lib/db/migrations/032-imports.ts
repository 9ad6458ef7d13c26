import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";
import { engineOf } from "@/lib/db/engine";
import { sortedText } from "@/lib/db/sql/sorted-text";
import type { Tables } from "@/lib/db/types";

/** Imports: many candidates at once, each row written down before the first is sent. */
export const imports: Migration = {
  async up(db: Kysely<Tables>) {
    const text = sortedText(engineOf(db));

    await db.schema
      .createTable("imports")
      .addColumn("id", text, (column) => column.primaryKey())
      .addColumn("source_id", text, (column) => column.notNull().references("sources.id"))
      .addColumn("name", text, (column) => column.notNull())
      .addColumn("state", text, (column) => column.notNull())
      .addColumn("reason", text)
      .addColumn("changed_by_name", text)
      .addColumn("failed_in_a_row", "integer", (column) => column.notNull())
      .addColumn("interview_id", "bigint")
      .addColumn("suppress_candidate_email", "integer", (column) => column.notNull())
      .addColumn("columns", text, (column) => column.notNull())
      .addColumn("made_by", text, (column) => column.notNull())
      .addColumn("made_by_name", text, (column) => column.notNull())
      .addColumn("created_at", text, (column) => column.notNull())
      .addColumn("started_by", text)
      .addColumn("started_by_name", text)
      .addColumn("started_at", text)
      .addColumn("resumed_at", text)
      .addColumn("ended_at", text)
      .addColumn("cleared_at", text)
      .addColumn("deleted_at", text)
      .addColumn("version", "bigint", (column) => column.notNull())
      .execute();
    // The service’s wish for fewer calls, which every import keeps.
    await db.schema.alterTable("sources").addColumn("slow_until", text).execute();
    await db.schema
      .alterTable("sources")
      .addColumn("slowed_in_a_row", "integer", (column) => column.notNull().defaultTo(0))
      .execute();
    await sql`create index imports_version on imports (source_id, version)`.execute(db);
    await sql`create index imports_newest on imports (source_id, created_at, id)`.execute(db);
    await sql`create index imports_state on imports (source_id, state, created_at, id)`.execute(db);

    await db.schema
      .createTable("import_rows")
      .addColumn("import_id", text, (column) => column.notNull().references("imports.id"))
      .addColumn("line", "integer", (column) => column.notNull())
      .addColumn("state", text, (column) => column.notNull())
      .addColumn("reason", text)
      .addColumn("errors", text)
      .addColumn("email", text)
      .addColumn("email_folded", text)
      .addColumn("first_name", text)
      .addColumn("last_name", text)
      .addColumn("phone_number", text)
      .addColumn("external_id", text)
      .addColumn("resume_url", text)
      .addColumn("interview_id", "bigint")
      .addColumn("suppress_candidate_email", "integer")
      .addColumn("again", "integer", (column) => column.notNull())
      .addColumn("cells", text)
      .addColumn("invitation_id", text)
      .addColumn("other_invitation_id", text)
      .addColumn("assessment_id", "bigint")
      .addColumn("sent_at", text)
      .addColumn("settled_at", text)
      .addPrimaryKeyConstraint("import_rows_key", ["import_id", "line"])
      .execute();
    await sql`create index import_rows_state on import_rows (import_id, state, line)`.execute(db);
    await sql`create unique index import_rows_invitation on import_rows (invitation_id)
      where invitation_id is not null`.execute(db);
    await sql`create index import_rows_other on import_rows (other_invitation_id)
      where other_invitation_id is not null`.execute(db);
    await sql`create index import_rows_assessment on import_rows (import_id, assessment_id)
      where assessment_id is not null`.execute(db);
    for (const table of ["invitations", "assessments"] as const)
      await db.schema.alterTable(table).addColumn("import_id", text).execute();
    // With what other filters read, as in migration 008.
    await sql`create index assessments_by_import on assessments
      (source_id, import_id, created_at, id, status, identity, interview_id, gone_at, first_seen_version,
        archived_at, decision, invited_by, completed_before) where import_id is not null`.execute(db);
    await sql`create index import_rows_settled on import_rows (import_id, settled_at)
      where settled_at is not null`.execute(db);
  },
};

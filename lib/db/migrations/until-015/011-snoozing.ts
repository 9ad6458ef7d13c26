import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";
import { engineOf } from "@/lib/db/engine";
import { sortedText } from "@/lib/db/sql/sorted-text";
import type { Tables } from "@/lib/db/types";

/** The index has the columns of its own condition too: without them SQLite would look up the rows. */
export const snoozing: Migration = {
  async up(db: Kysely<Tables>) {
    await db.schema
      .alterTable("assessments")
      .addColumn("snoozed_until", sortedText(engineOf(db)))
      .execute();
    await sql`create index assessments_overdue on assessments
      (source_id, created_at, id, snoozed_until, email_suppressed, last_link_copied_at,
        status, identity, gone_at, archived_at)
      where status = 'pending' and identity <> 'unclaimed' and gone_at is null and archived_at is null`.execute(
      db,
    );
  },
};

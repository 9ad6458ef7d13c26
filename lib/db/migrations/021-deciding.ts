import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";
import { engineOf } from "@/lib/db/engine";
import { countBy } from "@/lib/db/migrations/021-deciding/count-by";
import { sortedText } from "@/lib/db/sql/sorted-text";
import type { Tables } from "@/lib/db/types";

/**
 * Counts by decision, the queue of what is to decide, and why somebody decided so. Whoever is pending for long needs
 * attention, unclaimed ones too (index of migration 019).
 */
export const deciding: Migration = {
  async up(db: Kysely<Tables>) {
    const engine = engineOf(db);
    await db.schema.alterTable("assessments").addColumn("decision_reason", sortedText(engine)).execute();
    await db.schema.alterTable("team_settings").addColumn("decision_reasons", sortedText(engine)).execute();
    await countBy(db, engine);
    // With the columns of its own condition: without them SQLite would look up the rows.
    await sql`create index assessments_to_decide on assessments
      (source_id, created_at, id, status, identity, interview_id, gone_at, first_seen_version, archived_at,
        decision, invited_by)
      where status <> 'pending' and decision is null and gone_at is null and archived_at is null`.execute(db);
    await db.schema.dropIndex("assessments_overdue").execute();
    await sql`create index assessments_overdue on assessments
      (source_id, created_at, id, snoozed_until, email_suppressed, last_link_copied_at,
        status, identity, gone_at, archived_at, oddities, first_seen_at)
      where status = 'pending' and gone_at is null and archived_at is null`.execute(db);
  },
};

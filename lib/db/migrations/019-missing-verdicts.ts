import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";
import type { Tables } from "@/lib/db/types";

/**
 * Completed rows without a readable recommendation count as pending. Their candidates are read like those of all
 * completed rows (index of migration 017), and nobody is reminded of them (index of migration 011).
 */
export const missingVerdicts: Migration = {
  async up(db: Kysely<Tables>) {
    await db.schema.dropIndex("assessments_to_learn").execute();
    await sql`create index assessments_to_learn on assessments
      (source_id, identity, learn_after, created_at, id, learn_attempts, status, oddities, identity_read_at, gone_at)
      where (status <> 'pending' or (oddities like '%recommended:%'
          and oddities not like '%recommended:contradicts%' and oddities not like '%completed:%'))
        and identity_read_at is null and gone_at is null`.execute(db);
    await db.schema.dropIndex("assessments_overdue").execute();
    await sql`create index assessments_overdue on assessments
      (source_id, created_at, id, snoozed_until, email_suppressed, last_link_copied_at,
        status, identity, gone_at, archived_at, oddities)
      where status = 'pending' and identity <> 'unclaimed' and gone_at is null and archived_at is null`.execute(
      db,
    );
  },
};

import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";
import type { Tables } from "@/lib/db/types";

/** The index of migration 013 without `identity` in its condition, which made SQLite sort all rows each time. */
export const learningOrder: Migration = {
  async up(db: Kysely<Tables>) {
    await db.schema.dropIndex("assessments_to_learn").execute();
    await sql`create index assessments_to_learn on assessments
      (source_id, identity, learn_after, created_at, id, learn_attempts, status, identity_read_at, gone_at)
      where status <> 'pending' and identity_read_at is null and gone_at is null`.execute(db);
  },
};

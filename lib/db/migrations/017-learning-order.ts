import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";
import type { Tables } from "@/lib/db/types";

/**
 * The index that finds what is left to read (migration 013), without its condition on `identity`: with a list of
 * values there, SQLite seeks by that list and sorts every row that is left, each time it asks for the newest.
 */
export const learningOrder: Migration = {
  async up(db: Kysely<Tables>) {
    await db.schema.dropIndex("assessments_to_learn").execute();
    await sql`create index assessments_to_learn on assessments
      (source_id, identity, learn_after, created_at, id, learn_attempts, status, identity_read_at, gone_at)
      where status <> 'pending' and identity_read_at is null and gone_at is null`.execute(db);
  },
};

import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";
import type { Tables } from "@/lib/db/types";

/** For lists in the order of completion, and of a time of it: with what other filters read, as in migration 008. */
export const byCompletion: Migration = {
  async up(db: Kysely<Tables>) {
    await sql`create index assessments_by_completed on assessments
      (source_id, (coalesce(completed_before, '')), id, created_at, status, identity, interview_id, gone_at,
        first_seen_version, archived_at, decision, invited_by)`.execute(db);
  },
};

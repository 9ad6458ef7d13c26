import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";
import type { Tables } from "@/lib/db/types";

/** Insights count decisions by who made them, and place what had completed before it was first seen. */
export const insights: Migration = {
  async up(db: Kysely<Tables>) {
    await sql`create index assessments_by_decider on assessments
      (source_id, decided_by, created_at, id, decision, decided_at, status, completed_before, completed_after,
        interview_id, invited_by, gone_at)
      where decision is not null and gone_at is null`.execute(db);
    await sql`create index assessments_completed_unseen on assessments
      (source_id, created_at, id, status, interview_id, invited_by, completed_before, completed_after, gone_at)
      where completed_before is not null and completed_after is null and gone_at is null`.execute(db);
  },
};

import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";
import type { Tables } from "@/lib/db/types";

export const looking: Migration = {
  async up(db: Kysely<Tables>) {
    await db.schema.alterTable("invitations").addColumn("skew_after_call_ms", "bigint").execute();
    // The few that a person chose are checked when they complete; nearly all others need no check.
    await sql`create index invitations_chosen on invitations (source_id, assessment_id)
      where settled_by_name is not null and state = 'created'`.execute(db);
  },
};

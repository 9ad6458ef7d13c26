import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";
import type { Tables } from "@/lib/db/types";

/** What a claim, correction or join needs to be taken back whole: whose name was lent, and who was joined to whom. */
export const undoing: Migration = {
  async up(db: Kysely<Tables>) {
    await db.schema
      .alterTable("assessments")
      .addColumn("name_lent", "integer", (column) => column.notNull().defaultTo(0))
      .execute();
    // Neither the service nor these invitations ever told a name, and nobody has corrected one. Of a claim nothing is
    // on record.
    await sql`update assessments set name_lent = 1
      where coalesce(first_name, last_name) is not null and overruled_claim is null
        and (identity = 'learned' or identity = 'invited_here' and exists (select 1 from invitations v
          where v.id = assessments.invitation_id and v.first_name is null and v.last_name is null))
        and not exists (select 1 from events e where e.source_id = assessments.source_id
          and e.assessment_id = assessments.id and e.kind = 'corrected')
        and exists (select 1 from assessments l where l.source_id = assessments.source_id
          and l.email_folded = assessments.email_folded and l.id <> assessments.id
          and l.identity in ('invited_here', 'claimed'))`.execute(db);
    await db.schema.alterTable("candidates").addColumn("joined_to", "bigint").execute();
    await sql`update candidates set joined_to = same_as`.execute(db);
    await sql`create index events_corrected on events (source_id, version) where kind = 'corrected'`.execute(
      db,
    );
  },
};

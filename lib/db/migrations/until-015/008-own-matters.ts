import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";
import { type Engine, engineOf } from "@/lib/db/engine";
import { countArchivedApart } from "@/lib/db/migrations/until-015/008-own-matters/counts";
import { sortedText } from "@/lib/db/sql/sorted-text";
import type { Tables } from "@/lib/db/types";

/** What is ours about an assessment: decision, notes, archive, who handed its link over; and saved views. */
export const ownMatters: Migration = {
  async up(db: Kysely<Tables>) {
    const engine = engineOf(db);
    await widenAssessments(db, engine);
    await countArchivedApart(db, engine);
    // Indexes that exist would be written with every row that is filled.
    for (const name of remade) await db.schema.dropIndex(`assessments_by_${name}`).execute();
    await fillFromBefore(db);
    await makeIndexes(db, engine);
    await makeTables(db, engine);
  },
};

const remade = ["created", "candidate", "interview_name", "rank", "status", "identity", "interview"];

async function widenAssessments(db: Kysely<Tables>, engine: Engine): Promise<void> {
  const text = sortedText(engine);
  await db.schema
    .alterTable("assessments")
    .addColumn("decision", text, (column) => column.check(sql`decision in ('advance', 'hold', 'reject')`))
    .execute();
  await db.schema
    .alterTable("assessments")
    .addColumn("decided_by", text, (column) => column.references("members.id"))
    .execute();
  for (const name of ["decided_by_name", "decided_at", "archived_at", "last_link_copied_at", "invited_by"])
    await db.schema.alterTable("assessments").addColumn(name, text).execute();
  for (const name of ["note_count", "email_suppressed"]) {
    await db.schema
      .alterTable("assessments")
      .addColumn(name, "integer", (column) => column.notNull().defaultTo(0))
      .execute();
  }
}

async function fillFromBefore(db: Kysely<Tables>): Promise<void> {
  await sql`update assessments set
      invited_by = (select v.invited_by from invitations v where v.id = assessments.invitation_id),
      email_suppressed = coalesce(
        (select v.suppress_candidate_email from invitations v where v.id = assessments.invitation_id), 0)
    where invitation_id is not null`.execute(db);
  await sql`update assessments set last_link_copied_at = (select max(e.at) from events e
      where e.source_id = assessments.source_id and e.assessment_id = assessments.id and e.kind = 'link_copied')
    where exists (select 1 from events e
      where e.source_id = assessments.source_id and e.assessment_id = assessments.id
        and e.kind = 'link_copied')`.execute(db);
}

/** As in migration 003, with the columns that filters use now, and one more for each new filter. */
async function makeIndexes(db: Kysely<Tables>, engine: Engine): Promise<void> {
  const own = "gone_at, first_seen_version, archived_at, decision, invited_by";
  const filters = `status, identity, interview_id, ${own}`;
  // PostgreSQL bounds what an index entry may hold, and reads rows fast enough.
  const searched = engine === "sqlite" ? ", search_text" : "";
  const rank = "(case status when 'pending' then '1' when 'recommended' then '2' else '3' end)";
  const indexes = {
    assessments_by_created: `created_at, id, ${filters}${searched}`,
    assessments_by_candidate: `candidate_folded, id, created_at, ${filters}${searched}`,
    assessments_by_interview_name: `interview_folded, id, created_at, ${filters}${searched}`,
    assessments_by_rank: `${rank}, id, created_at, ${filters}${searched}`,
    assessments_by_status: `status, created_at, id, identity, interview_id, ${own}`,
    assessments_by_identity: `identity, created_at, id, status, interview_id, ${own}`,
    assessments_by_interview: `interview_id, created_at, id, status, identity, ${own}`,
  };
  for (const [name, columns] of Object.entries(indexes))
    await sql`create index ${sql.id(name)} on assessments (source_id, ${sql.raw(columns)})`.execute(db);

  await sql`create index assessments_by_inviter on assessments
    (source_id, invited_by, created_at, id, status, identity, interview_id, gone_at, first_seen_version,
      archived_at, decision)
    where invited_by is not null`.execute(db);
  await sql`create index assessments_by_decision on assessments
    (source_id, decision, created_at, id, status, identity, interview_id, gone_at, first_seen_version,
      archived_at, invited_by)
    where decision is not null`.execute(db);
  await sql`create index assessments_archived on assessments
    (source_id, created_at, id, ${sql.raw(filters)}) where archived_at is not null`.execute(db);
  await sql`create index assessments_not_handed_over on assessments (source_id, first_seen_at, id)
    where status = 'pending' and email_suppressed = 1 and last_link_copied_at is null
      and gone_at is null and archived_at is null`.execute(db);
}

async function makeTables(db: Kysely<Tables>, engine: Engine): Promise<void> {
  const text = sortedText(engine);
  await db.schema
    .createTable("notes")
    .addColumn("id", text, (column) => column.primaryKey())
    .addColumn("source_id", text, (column) => column.notNull().references("sources.id"))
    .addColumn("assessment_id", "bigint", (column) => column.notNull())
    .addColumn("body", text, (column) => column.notNull())
    .addColumn("author_id", text, (column) => column.notNull().references("members.id"))
    .addColumn("author_name", text, (column) => column.notNull())
    .addColumn("created_at", text, (column) => column.notNull())
    .addColumn("updated_at", text, (column) => column.notNull())
    .addColumn("edited_by_name", text)
    .execute();
  await db.schema
    .createIndex("notes_by_assessment")
    .on("notes")
    .columns(["source_id", "assessment_id", "created_at", "id"])
    .execute();

  await db.schema
    .createTable("saved_views")
    .addColumn("id", text, (column) => column.primaryKey())
    .addColumn("source_id", text, (column) => column.notNull().references("sources.id"))
    .addColumn("owner_id", text, (column) => column.notNull().references("members.id"))
    .addColumn("name", text, (column) => column.notNull())
    .addColumn("name_folded", text, (column) => column.notNull())
    .addColumn("query", text, (column) => column.notNull())
    .addColumn("columns", text)
    .addColumn("density", text)
    .addColumn("shared", "integer", (column) => column.notNull().check(sql`shared in (0, 1)`))
    .addColumn("position", "integer", (column) => column.notNull())
    .addColumn("created_at", text, (column) => column.notNull())
    .addColumn("updated_at", text, (column) => column.notNull())
    .addUniqueConstraint("saved_views_by_name", ["source_id", "owner_id", "name_folded"])
    .execute();
  await sql`create index saved_views_shared on saved_views (source_id, name_folded) where shared = 1`.execute(
    db,
  );

  await db.schema
    .createTable("team_settings")
    .addColumn("source_id", text, (column) => column.primaryKey().references("sources.id"))
    .addColumn("pending_limit_days", "integer", (column) => column.notNull())
    .addColumn("updated_at", text, (column) => column.notNull())
    .addColumn("updated_by_name", text, (column) => column.notNull())
    .execute();
}

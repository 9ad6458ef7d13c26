import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";
import { type Engine, engineOf } from "@/lib/db/engine";
import { sortedText } from "@/lib/db/sql/sorted-text";
import type { Tables } from "@/lib/db/types";

const kept = [
  "source_id",
  "id",
  "status",
  "created_at",
  "application_url",
  "report_url",
  "detail",
  "identity",
  "invitation_id",
  "interview_id",
  "email",
  "email_folded",
  "first_name",
  "last_name",
  "phone_number",
  "external_id",
  "resume_url",
  "candidate_folded",
  "search_text",
  "first_seen_at",
  "completed_after",
  "completed_before",
  "learn_attempts",
  "learn_after",
  "gone_at",
  "version",
];

/** The lease, looking for unconfirmed invitations, claims, and rows that go and come back. */
export const live: Migration = {
  async up(db: Kysely<Tables>) {
    const engine = engineOf(db);
    const text = sortedText(engine);

    await rebuildAssessments(db, engine);

    for (const [name, type] of [
      ["call_began_at", text],
      ["call_ended_at", text],
      ["first_call_at", text],
      ["lists_before_call", "bigint"],
      ["call_skew_ms", "bigint"],
      ["settled_by_name", text],
    ] as const) {
      await db.schema.alterTable("invitations").addColumn(name, type).execute();
    }
    await db.schema
      .alterTable("invitations")
      .addColumn("sends", "integer", (column) => column.notNull().defaultTo(1))
      .execute();
    // Sent before calls were timed: the call counts as begun when submitted, and ended when settled.
    await sql`update invitations set call_began_at = submitted_at, first_call_at = submitted_at,
      call_ended_at = coalesce(settled_at, deadline_at), lists_before_call = 0`.execute(db);
    await sql`create unique index invitations_one_call on invitations (source_id)
      where state = 'submitting' and call_began_at is not null and call_ended_at is null`.execute(db);

    await db.schema
      .alterTable("mirror_state")
      .addColumn("lists", "bigint", (column) => column.notNull().defaultTo(0))
      .execute();
    for (const [name, type] of [
      ["good_list_at", text],
      ["good_list_before_at", text],
      ["skew_ms", "bigint"],
    ] as const) {
      await db.schema.alterTable("mirror_state").addColumn(name, type).execute();
    }

    await db.schema
      .createTable("mirror_leases")
      .addColumn("source_id", text, (column) => column.primaryKey().references("sources.id"))
      .addColumn("epoch", "bigint", (column) => column.notNull())
      .addColumn("holder", text)
      .addColumn("heartbeat", "bigint", (column) => column.notNull())
      .addColumn("watch_ticks", "bigint", (column) => column.notNull())
      .addColumn("hurry_ticks", "bigint", (column) => column.notNull())
      .execute();
  },
};

/** SQLite can't change a check, so both engines get a new table. */
async function rebuildAssessments(db: Kysely<Tables>, engine: Engine): Promise<void> {
  const text = sortedText(engine);
  await sql`alter table assessments rename to assessments_before`.execute(db);
  if (engine === "postgres") {
    for (const name of ["assessments_key", "assessments_invitation_id_key"]) {
      const constraint = sql.id(name);
      const aside = sql.id(`${name}_before`);
      await sql`alter table assessments_before rename constraint ${constraint} to ${aside}`.execute(db);
    }
  }
  await db.schema
    .createTable("assessments")
    .addColumn("source_id", text, (column) => column.notNull().references("sources.id"))
    .addColumn("id", "bigint", (column) => column.notNull())
    .addColumn("status", text, (column) =>
      column.notNull().check(sql`status in ('pending', 'recommended', 'not_recommended')`),
    )
    .addColumn("created_at", text, (column) => column.notNull())
    .addColumn("application_url", text, (column) => column.notNull())
    .addColumn("report_url", text)
    .addColumn("detail", text)
    .addColumn("identity", text, (column) =>
      column
        .notNull()
        .check(sql`identity in ('invited_here', 'learned', 'claimed', 'probable', 'unclaimed')`),
    )
    .addColumn("invitation_id", text, (column) => column.unique().references("invitations.id"))
    .addColumn("interview_id", "bigint")
    .addColumn("interview_folded", text, (column) => column.notNull().defaultTo("\uffff"))
    .addColumn("email", text)
    .addColumn("email_folded", text)
    .addColumn("first_name", text)
    .addColumn("last_name", text)
    .addColumn("phone_number", text)
    .addColumn("external_id", text)
    .addColumn("resume_url", text)
    .addColumn("candidate_folded", text, (column) => column.notNull())
    .addColumn("search_text", text, (column) => column.notNull())
    .addColumn("first_seen_at", text, (column) => column.notNull())
    .addColumn("first_seen_version", "bigint", (column) => column.notNull().defaultTo(0))
    .addColumn("first_seen_list", "bigint", (column) => column.notNull().defaultTo(0))
    .addColumn("completed_after", text)
    .addColumn("completed_before", text)
    .addColumn("learn_attempts", "integer", (column) => column.notNull())
    .addColumn("learn_after", text)
    .addColumn("identity_read_at", text)
    .addColumn("claimed_by", text, (column) => column.references("members.id"))
    .addColumn("claimed_by_name", text)
    .addColumn("claimed_at", text)
    .addColumn("overruled_claim", text)
    .addColumn("absent_lists", "integer", (column) => column.notNull().defaultTo(0))
    .addColumn("gone_at", text)
    .addColumn("version", "bigint", (column) => column.notNull())
    .addPrimaryKeyConstraint("assessments_key", ["source_id", "id"])
    .execute();

  const columns = sql.join(kept.map((name) => sql.ref(name)));
  await sql`insert into assessments (${columns}) select ${columns} from assessments_before`.execute(db);
  await sql`update assessments set first_seen_version = version`.execute(db);
  await sql`update assessments set interview_folded = coalesce(
    (select i.name_folded from interviews i where i.source_id = assessments.source_id
      and i.id = assessments.interview_id), ${sql.lit("\uffff")})`.execute(db);
  await sql`drop table assessments_before`.execute(db);

  const indexes = {
    assessments_by_created: ["source_id", "created_at", "id"],
    assessments_by_status: ["source_id", "status", "created_at", "id"],
    assessments_by_interview: ["source_id", "interview_id", "created_at", "id"],
    assessments_by_identity: ["source_id", "identity", "created_at", "id"],
    assessments_by_candidate: ["source_id", "candidate_folded", "id"],
    assessments_by_email: ["source_id", "email_folded", "interview_id"],
    assessments_by_version: ["source_id", "version"],
    assessments_by_arrival: ["source_id", "first_seen_version"],
  } as const;
  for (const [name, on] of Object.entries(indexes)) {
    await db.schema
      .createIndex(name)
      .on("assessments")
      .columns([...on])
      .execute();
  }
}

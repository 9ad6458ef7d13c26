import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";
import { engineOf } from "@/lib/db/engine";
import { sortedText } from "@/lib/db/sql/sorted-text";
import type { Tables } from "@/lib/db/types";

/** Who was in contact with a candidate last, and a message of its own for reminders. */
export const reminding: Migration = {
  async up(db: Kysely<Tables>) {
    await rememberContacts(db);
    await templatesByKind(db);
  },
};

async function rememberContacts(db: Kysely<Tables>): Promise<void> {
  const engine = engineOf(db);
  const text = sortedText(engine);
  for (const name of ["last_contacted_at", "last_contacted_by_name"])
    await db.schema.alterTable("assessments").addColumn(name, text).execute();
  const last = (column: "at" | "actor_name") => sql`(select e.${sql.raw(column)} from events e
    where e.source_id = assessments.source_id and e.assessment_id = assessments.id
      and e.kind in ('link_copied', 'link_handed_over', 'reminded')
    order by e.at desc, e.id desc limit 1)`;
  await sql`update assessments set
      last_contacted_at = coalesce(${last("at")}, last_link_copied_at),
      last_contacted_by_name = ${last("actor_name")}
    where last_link_copied_at is not null`.execute(db);
  // Like the indexes of migration 008 for the other orders.
  const searched = engine === "sqlite" ? ", search_text" : "";
  await sql`create index assessments_by_contact on assessments (source_id,
    (coalesce(last_contacted_at,
      case when identity = 'invited_here' and email_suppressed = 0 then created_at else '' end)),
    id, created_at, status, identity, interview_id, gone_at, first_seen_version, archived_at, decision,
    invited_by${sql.raw(searched)})`.execute(db);
}

/** A table whose key grows is made anew: SQLite can't change one. */
async function templatesByKind(db: Kysely<Tables>): Promise<void> {
  const text = sortedText(engineOf(db));
  await db.schema.alterTable("message_templates").renameTo("invitation_templates").execute();
  await db.schema
    .createTable("message_templates")
    .addColumn("source_id", text, (column) => column.notNull().references("sources.id"))
    .addColumn("kind", text, (column) => column.notNull())
    .addColumn("interview_id", "bigint", (column) => column.notNull())
    .addColumn("subject", text, (column) => column.notNull())
    .addColumn("body", text, (column) => column.notNull())
    .addColumn("locale", text)
    .addColumn("updated_at", text, (column) => column.notNull())
    .addColumn("updated_by_name", text, (column) => column.notNull())
    .addPrimaryKeyConstraint("message_templates_by_kind", ["source_id", "kind", "interview_id"])
    .execute();
  await sql`insert into message_templates
      (source_id, kind, interview_id, subject, body, updated_at, updated_by_name)
    select source_id, 'invitation', interview_id, subject, body, updated_at, updated_by_name
    from invitation_templates`.execute(db);
  await db.schema.dropTable("invitation_templates").execute();
}

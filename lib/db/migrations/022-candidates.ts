import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";
import { engineOf } from "@/lib/db/engine";
import { sortedText } from "@/lib/db/sql/sorted-text";
import type { Tables } from "@/lib/db/types";
import { foldName } from "@/lib/fold";
import { fullName } from "@/lib/full-name";

/** A candidate for each folded address of a source, written by the store whenever an assessment gets one. */
export const candidates: Migration = {
  async up(db: Kysely<Tables>) {
    const engine = engineOf(db);
    const text = sortedText(engine);
    const table = db.schema.createTable("candidates");
    await (engine === "postgres"
      ? table.addColumn("id", "bigint", (column) => column.generatedAlwaysAsIdentity().primaryKey())
      : table.addColumn("id", "integer", (column) => column.primaryKey().autoIncrement())
    )
      .addColumn("source_id", text, (column) => column.notNull().references("sources.id"))
      .addColumn("email_folded", text, (column) => column.notNull())
      .addColumn("name_order", text)
      .addColumn("same_as", "bigint")
      .addColumn("joined_by_name", text)
      .addColumn("joined_at", text)
      .addUniqueConstraint("candidates_by_email", ["source_id", "email_folded"])
      .execute();
    await sql`create index candidates_joined on candidates (same_as) where same_as is not null`.execute(db);
    // The oldest first: its candidate has the smallest number.
    await sql`insert into candidates (source_id, email_folded)
      select source_id, email_folded from assessments where email_folded is not null
      group by source_id, email_folded order by min(created_at), min(id)`.execute(db);
    await sortAsWritten(db);
    const enter = sql`insert into candidates (source_id, email_folded)
      select new.source_id, new.email_folded where not exists (select 1 from candidates
        where source_id = new.source_id and email_folded = new.email_folded)`;
    if (engine === "postgres") {
      await sql`create function enter_candidate() returns trigger language plpgsql as $$ begin
        ${enter} on conflict do nothing;
        return null;
      end $$`.execute(db);
      await sql`create trigger assessments_enter_candidate after insert or update of email_folded on assessments
        for each row when (new.email_folded is not null) execute function enter_candidate()`.execute(db);
      return;
    }
    for (const [name, on] of [
      ["assessments_enter_candidate", "insert"],
      ["assessments_enter_other_candidate", "update of email_folded"],
    ] as const)
      await sql`create trigger ${sql.id(name)} after ${sql.raw(on)} on assessments
        when new.email_folded is not null begin ${enter}; end`.execute(db);
  },
};

/** Names whose family name leads were sorted by the given one. All their scripts come after the first radical. */
async function sortAsWritten(db: Kysely<Tables>): Promise<void> {
  const rows = await db
    .selectFrom("assessments")
    .select(["source_id", "id", "first_name", "last_name"])
    .where("first_name", ">=", "\u2e80")
    .where("last_name", ">=", "\u2e80")
    .execute();
  for (const row of rows)
    await db
      .updateTable("assessments")
      .set({ candidate_folded: foldName(fullName({ firstName: row.first_name, lastName: row.last_name })) })
      .where("source_id", "=", row.source_id)
      .where("id", "=", row.id)
      .execute();
}

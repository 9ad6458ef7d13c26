import { type Kysely, sql } from "kysely";
import type { Engine } from "@/lib/db/engine";
import { sortedText } from "@/lib/db/sql/sorted-text";
import type { Tables } from "@/lib/db/types";

const columns = sql`source_id, interview_id, status, identity, gone, number`;
const conflict = sql`on conflict (source_id, interview_id, status, identity, gone)
  do update set number = assessment_counts.number + excluded.number`;

/** Keeps in `assessment_counts` what a `count(*)` over all assessments would say. */
export async function keepCounts(db: Kysely<Tables>, engine: Engine): Promise<void> {
  const text = sortedText(engine);
  await db.schema
    .createTable("assessment_counts")
    .addColumn("source_id", text, (column) => column.notNull())
    .addColumn("interview_id", "bigint", (column) => column.notNull())
    .addColumn("status", text, (column) => column.notNull())
    .addColumn("identity", text, (column) => column.notNull())
    .addColumn("gone", "integer", (column) => column.notNull())
    .addColumn("number", "bigint", (column) => column.notNull())
    .addPrimaryKeyConstraint("assessment_counts_key", [
      "source_id",
      "interview_id",
      "status",
      "identity",
      "gone",
    ])
    .execute();
  await sql`insert into assessment_counts (${columns})
    select source_id, coalesce(interview_id, 0), status, identity,
      case when gone_at is null then 0 else 1 end, count(*)
    from assessments group by 1, 2, 3, 4, 5`.execute(db);
  if (engine === "postgres") await onPostgres(db);
  else await onSqlite(db);
}

async function onSqlite(db: Kysely<Tables>): Promise<void> {
  const count = (row: "old" | "new", number: 1 | -1) => {
    const of = (column: string) => sql.ref(`${row}.${column}`);
    return sql`insert into assessment_counts (${columns})
      values (${of("source_id")}, coalesce(${of("interview_id")}, 0), ${of("status")}, ${of("identity")},
        ${of("gone_at")} is not null, ${sql.lit(number)}) ${conflict}`;
  };
  await sql`create trigger assessments_counted after insert on assessments
    begin ${count("new", 1)}; end`.execute(db);
  await sql`create trigger assessments_uncounted after delete on assessments
    begin ${count("old", -1)}; end`.execute(db);
  await sql`create trigger assessments_recounted
    after update of source_id, interview_id, status, identity, gone_at on assessments
    when old.source_id <> new.source_id or old.interview_id is not new.interview_id
      or old.status <> new.status or old.identity <> new.identity
      or (old.gone_at is null) <> (new.gone_at is null)
    begin ${count("old", -1)}; ${count("new", 1)}; end`.execute(db);
}

/** Once per statement, not per row; in one order, so that two writers can't wait for each other. */
async function onPostgres(db: Kysely<Tables>): Promise<void> {
  const signed = (rows: "before_rows" | "after_rows", sign: 1 | -1) =>
    sql`select source_id, coalesce(interview_id, 0) as interview_id, status, identity,
      (gone_at is not null)::int as gone, ${sql.lit(sign)} as number from ${sql.ref(rows)}`;
  const triggers = {
    counted: { on: "insert", rows: signed("after_rows", 1), sees: sql`new table as after_rows` },
    uncounted: { on: "delete", rows: signed("before_rows", -1), sees: sql`old table as before_rows` },
    recounted: {
      on: "update",
      rows: sql`${signed("after_rows", 1)} union all ${signed("before_rows", -1)}`,
      sees: sql`old table as before_rows new table as after_rows`,
    },
  };
  for (const [name, { on, rows, sees }] of Object.entries(triggers)) {
    const function_ = sql.id(`assessments_are_${name}`);
    await sql`create function ${function_}() returns trigger language plpgsql as $$ begin
      insert into assessment_counts (${columns})
        select source_id, interview_id, status, identity, gone, sum(number) from (${rows}) as signed
        group by 1, 2, 3, 4, 5 having sum(number) <> 0 order by 1, 2, 3, 4, 5
        ${conflict};
      return null;
    end $$`.execute(db);
    await sql`create trigger ${sql.id(`assessments_${name}`)} after ${sql.raw(on)} on assessments
      referencing ${sees} for each statement execute function ${function_}()`.execute(db);
  }
}

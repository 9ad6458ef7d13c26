import { type Kysely, sql } from "kysely";
import type { Engine } from "@/lib/db/engine";
import { sortedText } from "@/lib/db/sql/sorted-text";
import type { Tables } from "@/lib/db/types";

type Dimension = {
  name: string;
  type: "text" | "integer" | "bigint";
  /** The columns of an assessment that it is made of. */
  of: string;
  /** Its value for a row, named as in SQL: "" for the table itself, "old." or "new." in a trigger. */
  value: (row: string) => string;
};

const plain = (name: string): Dimension => ({
  name,
  type: "text",
  of: name,
  value: (row) => `${row}${name}`,
});
const isSet = (name: string, column: string): Dimension => ({
  name,
  type: "integer",
  of: column,
  value: (row) => `(case when ${row}${column} is null then 0 else 1 end)`,
});

const dimensions: readonly Dimension[] = [
  plain("source_id"),
  {
    name: "interview_id",
    type: "bigint",
    of: "interview_id",
    value: (row) => `coalesce(${row}interview_id, 0)`,
  },
  plain("status"),
  plain("identity"),
  isSet("gone", "gone_at"),
  isSet("archived", "archived_at"),
  {
    name: "decision",
    type: "text",
    of: "decision",
    value: (row) => `coalesce(${row}decision, 'undecided')`,
  },
];

const key = dimensions.map(({ name }) => name).join(", ");
const groups = dimensions.map((_, at) => at + 1).join(", ");
const columns = sql.raw(`${key}, number`);
const conflict = sql.raw(`on conflict (${key})
  do update set number = assessment_counts.number + excluded.number`);
const valuesOf = (row: string): string => dimensions.map(({ value }) => value(row)).join(", ");

/** Makes the counts of migration 008 again, by these dimensions. */
export async function countBy(db: Kysely<Tables>, engine: Engine): Promise<void> {
  for (const name of ["counted", "uncounted", "recounted"]) {
    const on = engine === "postgres" ? sql` on assessments` : sql``;
    await sql`drop trigger ${sql.id(`assessments_${name}`)}${on}`.execute(db);
    if (engine === "postgres") await sql`drop function ${sql.id(`assessments_are_${name}`)}()`.execute(db);
  }
  await db.schema.dropTable("assessment_counts").execute();
  let table = db.schema.createTable("assessment_counts");
  for (const { name, type } of dimensions)
    table = table.addColumn(name, type === "text" ? sortedText(engine) : type, (column) => column.notNull());
  await table
    .addColumn("number", "bigint", (column) => column.notNull())
    .addPrimaryKeyConstraint("assessment_counts_key", dimensions.map(({ name }) => name) as never)
    .execute();
  await sql`insert into assessment_counts (${columns})
    select ${sql.raw(valuesOf(""))}, count(*) from assessments group by ${sql.raw(groups)}`.execute(db);
  if (engine === "postgres") await onPostgres(db);
  else await onSqlite(db);
}

async function onSqlite(db: Kysely<Tables>): Promise<void> {
  const count = (row: "old." | "new.", number: 1 | -1) =>
    sql`insert into assessment_counts (${columns}) values (${sql.raw(valuesOf(row))}, ${sql.lit(number)}) ${conflict}`;
  const differs = dimensions.map(({ value }) => `${value("old.")} <> ${value("new.")}`).join(" or ");
  const read = dimensions.map(({ of }) => of).join(", ");
  await sql`create trigger assessments_counted after insert on assessments
    begin ${count("new.", 1)}; end`.execute(db);
  await sql`create trigger assessments_uncounted after delete on assessments
    begin ${count("old.", -1)}; end`.execute(db);
  await sql`create trigger assessments_recounted after update of ${sql.raw(read)} on assessments
    when ${sql.raw(differs)} begin ${count("old.", -1)}; ${count("new.", 1)}; end`.execute(db);
}

/** Once per statement, not per row; in one order, so that two writers can't wait for each other. */
async function onPostgres(db: Kysely<Tables>): Promise<void> {
  const named = dimensions.map(({ name, value }) => `${value("")} as ${name}`).join(", ");
  const signed = (rows: "before_rows" | "after_rows", sign: 1 | -1) =>
    sql`select ${sql.raw(named)}, ${sql.lit(sign)} as number from ${sql.ref(rows)}`;
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
        select ${sql.raw(key)}, sum(number) from (${rows}) as signed
        group by ${sql.raw(groups)} having sum(number) <> 0 order by ${sql.raw(groups)}
        ${conflict};
      return null;
    end $$`.execute(db);
    await sql`create trigger ${sql.id(`assessments_${name}`)} after ${sql.raw(on)} on assessments
      referencing ${sees} for each statement execute function ${function_}()`.execute(db);
  }
}

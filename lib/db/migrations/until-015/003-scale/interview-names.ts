import { type Kysely, sql } from "kysely";
import type { Engine } from "@/lib/db/engine";
import type { Tables } from "@/lib/db/types";

const last = sql.lit("\uffff");

/** As much of a name as sorting needs: PostgreSQL limits the size of an index entry. */
export const sortedPart = (name: string) => sql`substr(${sql.ref(name)}, 1, 200)`;

/**
 * `assessments.interview_folded` is the folded name of the interview, or sorts after every name. A name that changes,
 * or is listed after its assessments, is passed on by the code that stores interviews.
 */
export const keepInterviewNames = (db: Kysely<Tables>, engine: Engine): Promise<void> =>
  engine === "postgres" ? onPostgres(db) : onSqlite(db);

async function onSqlite(db: Kysely<Tables>): Promise<void> {
  const name = sql`coalesce((select ${sortedPart("i.name_folded")} from interviews i
    where i.source_id = new.source_id and i.id = new.interview_id), ${last})`;
  const nameIt = sql`update assessments set interview_folded = ${name}
    where source_id = new.source_id and id = new.id and interview_folded <> ${name}`;
  await sql`create trigger assessments_interview_named after insert on assessments
    when new.interview_id is not null begin ${nameIt}; end`.execute(db);
  await sql`create trigger assessments_interview_changed after update of interview_id on assessments
    when old.interview_id is not new.interview_id begin ${nameIt}; end`.execute(db);
}

async function onPostgres(db: Kysely<Tables>): Promise<void> {
  await sql`create function name_interview() returns trigger language plpgsql as $$ begin
    new.interview_folded := coalesce((select ${sortedPart("i.name_folded")} from interviews i
      where i.source_id = new.source_id and i.id = new.interview_id), ${last});
    return new;
  end $$`.execute(db);
  await sql`create trigger assessments_interview_named before insert on assessments
    for each row when (new.interview_id is not null) execute function name_interview()`.execute(db);
  await sql`create trigger assessments_interview_changed before update of interview_id on assessments
    for each row when (old.interview_id is distinct from new.interview_id)
    execute function name_interview()`.execute(db);
}

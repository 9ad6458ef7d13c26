import { sql } from "kysely";
import { invitedHere, learned } from "@/lib/assessments/directory";
import { engineOf } from "@/lib/db/engine";
import { openDatabase } from "@/lib/db/opening/open-database";
import { instant } from "@/lib/db/store";
import type { Db } from "@/lib/db/types";
import type { RecordedAssessment } from "./service";
import type { Place } from "./shortlist";

const firstNames =
  "Amara Bruno Chiara Dmitri Elif Farid Grace Hanna Ines Jonas Kavya Liam Maja Noor Oskar Priya Quentin Rosa Søren Tomasz Uma Viktor Wanda Xenia Yusuf Zoë".split(
    " ",
  );
const lastNames =
  "Okafor Müller O’Neil Nguyen Rossi Silva Kowalski Haddad Jensen Ivanova Tanaka Brandt Castillo Dubois Eriksen Ferrari García Hughes Iqbal Jansen Keller Lindqvist Moreau Novák Oyelaran Petrov Reyes Santos Thompson Ueda Varga Weiss Yılmaz".split(
    " ",
  );

const nameOf = (id: number) => ({
  first_name: firstNames[id % firstNames.length] ?? null,
  last_name: lastNames[Math.floor(id / firstNames.length) % lastNames.length] ?? null,
});

/** One in ten of the pending stays unclaimed. */
const staysUnclaimed = ({ id, state }: RecordedAssessment) => state === "pending" && id % 10 === 0;

/** Completed assessments are learned, as from the single read; pending ones were claimed. */
function columnsOf(row: RecordedAssessment, at: string) {
  if (row.state !== "pending")
    return { ...learned(row.id, row.email, row.interviewId), identity_read_at: at };
  const person = {
    ...nameOf(row.id),
    id: "",
    interview_id: row.interviewId,
    email: row.email,
    phone_number: null,
    external_id: null,
    resume_url: null,
  };
  return {
    ...invitedHere(row.id, person),
    identity: "claimed" as const,
    invitation_id: null,
    claimed_by_name: "Dana Whitfield",
    claimed_at: at,
  };
}

const atOnce = 1_000;

type Filled = ReturnType<typeof columnsOf> & { id: number };

/** Rows that all have the same columns. SQLite would look through the table for each row of such a statement. */
async function setOnPostgres(db: Db, sourceId: string, rows: Filled[]): Promise<void> {
  const names = Object.keys(rows[0] ?? {}).filter((name) => name !== "id");
  const set = sql.join(names.map((name) => sql`${sql.id(name)} = ${sql.ref(`r.${name}`)}`));
  for (let from = 0; from < rows.length; from += atOnce) {
    const json = JSON.stringify(rows.slice(from, from + atOnce));
    await sql`update assessments as a set ${set} from json_populate_recordset(null::assessments, ${json}) as r
      where a.source_id = ${sourceId} and a.id = r.id`.execute(db);
  }
}

async function setOnSqlite(db: Db, sourceId: string, rows: Filled[]): Promise<void> {
  for (let from = 0; from < rows.length; from += atOnce) {
    await db.transaction().execute(async (transaction) => {
      for (const { id, ...columns } of rows.slice(from, from + atOnce)) {
        await transaction
          .updateTable("assessments")
          .set(columns)
          .where("source_id", "=", sourceId)
          .where("id", "=", id)
          .execute();
      }
    });
  }
}

/**
 * Fills the directory in the store of a stopped dashboard. The dashboard itself would read each assessment once, forty
 * after a list: with 100 000 rows made elsewhere that takes hours, and the bench measures a store after it.
 */
export async function fillDirectory(
  place: Place,
  service: { assessments(): Promise<RecordedAssessment[]> },
): Promise<void> {
  const rows = (await service.assessments()).filter((row) => !staysUnclaimed(row));
  const { db, close } = await openDatabase(place);
  try {
    const source = await db.selectFrom("sources").select("id").executeTakeFirstOrThrow();
    const at = instant(new Date());
    const filled = rows.map((row): Filled => ({ id: row.id, ...columnsOf(row, at) }));
    if (engineOf(db) === "sqlite") return await setOnSqlite(db, source.id, filled);
    for (const identity of ["learned", "claimed"])
      await setOnPostgres(
        db,
        source.id,
        filled.filter((row) => row.identity === identity),
      );
  } finally {
    await close();
  }
}

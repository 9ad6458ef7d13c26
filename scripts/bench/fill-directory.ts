import { invitedHere, learned } from "@/lib/assessments/directory";
import { openDatabase } from "@/lib/db/opening/open-database";
import { instant } from "@/lib/db/store";
import type { RecordedAssessment, Service } from "./service";
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

const perTransaction = 1_000;

/**
 * Fills the directory in the store of a stopped dashboard. The dashboard itself would read each assessment once, forty
 * after a list: with 100 000 rows made elsewhere that takes hours, and the bench measures a store after it.
 */
export async function fillDirectory(place: Place, service: Service): Promise<void> {
  const rows = (await service.assessments()).filter((row) => !staysUnclaimed(row));
  const { db, close } = await openDatabase(place);
  try {
    const source = await db.selectFrom("sources").select("id").executeTakeFirstOrThrow();
    const at = instant(new Date());
    for (let from = 0; from < rows.length; from += perTransaction) {
      await db.transaction().execute(async (transaction) => {
        for (const row of rows.slice(from, from + perTransaction)) {
          await transaction
            .updateTable("assessments")
            .set(columnsOf(row, at))
            .where("source_id", "=", source.id)
            .where("id", "=", row.id)
            .execute();
        }
      });
    }
  } finally {
    await close();
  }
}

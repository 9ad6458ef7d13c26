import { getRowOrThrow } from "@/lib/assessments/list/get-row";
import { findPerson } from "@/lib/assessments/person/find-person";
import { listPersonRows } from "@/lib/assessments/person/list-person-rows";
import type { AssessmentView } from "@/lib/assessments/schema";
import { checkCorrection } from "@/lib/claims/check-correction";
import { recordCorrection } from "@/lib/claims/correct-candidate";
import { type Candidate, type Corrector, differing, writeCorrection } from "@/lib/claims/write-correction";
import { nextVersion } from "@/lib/db/next-version";
import type { Store } from "@/lib/db/store";
import { conflict } from "@/lib/errors";

/**
 * Takes back a correction in every assessment it was made in.
 * @param correction the version that the row got by it. @returns the rows as they are now.
 * @throws ProblemError 404; 409 `corrected_here` with the row when something has changed since.
 */
export async function withdrawCorrection(
  store: Store,
  id: number,
  correction: number,
  corrector: Corrector,
): Promise<AssessmentView[]> {
  return store.db.transaction().execute(async (transaction) => {
    const version = await nextVersion(transaction, store.sourceId);
    const inside: Store = { ...store, db: transaction };
    const assessment = await getRowOrThrow(inside, id, corrector);
    const rows = await rowsBeside(inside, assessment, corrector);
    const made = await correctionsOf(
      inside,
      rows.map((row) => row.id),
      correction,
    );
    const isAsMade = rows.every((row) => {
      const now = made.get(row.id)?.now;
      return !now || differing(row.candidate ?? {}, { ...row.candidate, ...now }).length === 0;
    });
    if (!made.has(id) || !isAsMade) {
      throw conflict(
        "corrected_here",
        "Someone has changed this candidate’s details meanwhile. Have another look.",
        { assessment },
      );
    }
    const changed = rows.filter((row) => made.has(row.id));
    for (const row of changed) {
      const { before = {}, now = {} } = made.get(row.id) ?? {};
      if (!row.candidate) continue;
      // The entry leaves out fields that were empty before.
      const emptied = Object.fromEntries(Object.keys(now).map((field) => [field, undefined]));
      const after: Candidate = {
        ...row.candidate,
        ...emptied,
        ...before,
        email: before.email ?? row.candidate.email,
      };
      await checkCorrection(inside, row, before.email, corrector);
      await writeCorrection(transaction, inside, row, after, { by: corrector, version });
      if (row.id === id)
        await recordCorrection(
          inside,
          id,
          { before: now, after: before, assessments: changed.length },
          corrector,
        );
    }
    return Promise.all(changed.map((row) => getRowOrThrow(inside, row.id, corrector)));
  });
}

async function rowsBeside(
  store: Store,
  assessment: AssessmentView,
  reader: Corrector,
): Promise<AssessmentView[]> {
  const { candidate } = assessment;
  const person = candidate?.id === undefined ? undefined : await findPerson(store, candidate.id);
  return person ? await listPersonRows(store, person, reader) : [assessment];
}

type Made = { before?: Partial<Candidate>; now?: Partial<Candidate> };

async function correctionsOf(store: Store, ids: number[], version: number): Promise<Map<number, Made>> {
  const events = await store.db
    .selectFrom("events")
    .select(["assessment_id", "details"])
    .where("source_id", "=", store.sourceId)
    .where("assessment_id", "in", ids)
    .where("kind", "=", "corrected")
    .where("version", "=", version)
    .execute();
  return new Map(events.map(({ assessment_id, details }) => [assessment_id, JSON.parse(details ?? "{}")]));
}

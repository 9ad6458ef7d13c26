import { sql } from "kysely";
import { assessmentView } from "@/lib/assessments/list/assessment-view";
import { getRowOrThrow } from "@/lib/assessments/list/get-row";
import { selectAssessmentRows } from "@/lib/assessments/list/select-assessments";
import { blindPerson, refuseBlind } from "@/lib/assessments/refuse-blind";
import type { AssessmentView } from "@/lib/assessments/schema";
import { checkCorrection } from "@/lib/claims/check-correction";
import { recordCorrection } from "@/lib/claims/correct-candidate";
import {
  type Candidate,
  type Corrected,
  type Corrector,
  differing,
  writeCorrection,
} from "@/lib/claims/write-correction";
import { nextVersion } from "@/lib/db/next-version";
import type { Store } from "@/lib/db/store";
import { blindDb, wholeStore } from "@/lib/db/visibility/limit-store";
import { conflict } from "@/lib/errors";

/**
 * Takes back a correction in every assessment it was made in, whoever their candidates are by now.
 * @param correction the version that the row got by it. @returns the rows as they are now, the newest first.
 * @throws ProblemError 404; 409 `corrected_here` with the row when something has changed since; 409
 * `blind_person`.
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
    refuseBlind(assessment);
    const made = await correctionsOf(inside, correction);
    const blind = blindDb(transaction);
    if (blind) {
      const told = await correctionsOf({ ...store, db: blind }, correction);
      const all = await correctionsOf(wholeStore(inside), correction);
      if (told.size < all.size) throw blindPerson();
    }
    const rows = made.has(id) ? await readRows(inside, [...made.keys()], corrector) : [];
    const isAsMade = rows.every(({ id: one, candidate }) => {
      const now = made.get(one)?.now;
      return candidate && differing(candidate, { ...candidate, ...now }).length === 0;
    });
    if (rows.length === 0 || !isAsMade) {
      throw conflict(
        "corrected_here",
        "Someone has just changed this candidate’s details. Check the latest version.",
        { assessment },
      );
    }
    for (const row of rows) {
      const { before = {}, now = {}, nameWasLent } = made.get(row.id) ?? {};
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
      await writeCorrection(transaction, inside, row, after, {
        by: corrector,
        version,
        lendsName: nameWasLent,
      });
      if (row.id === id)
        await recordCorrection(
          inside,
          id,
          { before: now, after: before, assessments: rows.length },
          corrector,
        );
    }
    return readRows(inside, [...made.keys()], corrector);
  });
}

async function readRows(store: Store, ids: number[], reader: Corrector): Promise<AssessmentView[]> {
  const rows = await selectAssessmentRows(store)
    .where("a.id", "in", ids)
    .orderBy("a.created_at", "desc")
    .orderBy("a.id", "desc")
    .execute();
  return rows.map((row) => assessmentView(row, reader));
}

/** Each change has a version of its own, so that all entries of one belong together. */
async function correctionsOf(store: Store, version: number): Promise<Map<number, Corrected>> {
  const events = await store.db
    .selectFrom("events")
    .select(["assessment_id", "details"])
    .where("source_id", "=", store.sourceId)
    .where("version", "=", version)
    // Written out, for the index of these alone.
    .where(sql<boolean>`kind = 'corrected'`)
    .execute();
  return new Map(events.map(({ assessment_id, details }) => [assessment_id, JSON.parse(details ?? "{}")]));
}

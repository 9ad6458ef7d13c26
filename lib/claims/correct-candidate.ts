import type { Transaction } from "kysely";
import { refuseErased } from "@/lib/assessments/erased";
import { getRowOrThrow } from "@/lib/assessments/list/get-row";
import { findPerson } from "@/lib/assessments/person/find-person";
import { knownOf, listPersonRows } from "@/lib/assessments/person/list-person-rows";
import { refuseBlind, refuseBlindPerson } from "@/lib/assessments/refuse-blind";
import type { AssessmentView } from "@/lib/assessments/schema";
import { recordAudit } from "@/lib/audit/record-audit";
import { checkCorrection } from "@/lib/claims/check-correction";
import type { CorrectionBody, PersonCorrectionBody } from "@/lib/claims/correction-schema";
import {
  type Candidate,
  type Corrector,
  differing,
  only,
  writeCorrection,
} from "@/lib/claims/write-correction";
import { nextVersion } from "@/lib/db/next-version";
import type { Store } from "@/lib/db/store";
import type { Tables } from "@/lib/db/types";
import { wholeStore } from "@/lib/db/visibility/limit-store";
import { conflict, notFound } from "@/lib/errors";

const changedMeanwhile = "Someone has just changed this candidate’s details. Check the latest version.";

/**
 * Corrects only the directory: the invitation keeps the address it was sent to, and still blocks a double.
 * @param body.from what the recruiter saw. @throws ProblemError 404; 409 with the row: `corrected_here`, `unclaimed`,
 * `not_settled`, `pending_here`, or `blind`; 422 at `candidate.email` when the service has said who it is.
 */
export async function correctCandidate(
  store: Store,
  id: number,
  { candidate, from }: CorrectionBody,
  corrector: Corrector,
): Promise<AssessmentView> {
  return store.db.transaction().execute(async (transaction) => {
    const version = await nextVersion(transaction, store.sourceId);
    const inside: Store = { ...store, db: transaction };
    await refuseErased(transaction, store, [id]);
    const assessment = await getRowOrThrow(inside, id, corrector);
    refuseBlind(assessment);
    const before = assessment.candidate;
    if (!before) {
      throw conflict("unclaimed", "This assessment has no candidate yet. Assign one first.", {
        assessment,
      });
    }
    const after: Candidate = { ...candidate, email: candidate.email ?? before.email };
    const changed = differing(before, after);
    if (changed.length === 0) return assessment;
    if (differing(before, from).length > 0)
      throw conflict("corrected_here", changedMeanwhile, { assessment });
    await checkCorrection(inside, assessment, changed.includes("email") ? after.email : undefined, corrector);
    await writeCorrection(transaction, inside, assessment, after, { by: corrector, version });
    await recordCorrection(
      inside,
      id,
      { before: only(before, changed), after: only(after, changed) },
      corrector,
    );
    return getRowOrThrow(inside, id, corrector);
  });
}

/**
 * Corrects what isn't an address in all assessments of a candidate.
 * @param id the candidate's. @param body.from what the recruiter saw. @returns the rows that changed, the newest first.
 * @throws ProblemError 404 for an unknown one; 409 `corrected_here` when it no longer is as `from` says,
 * `blind_person`.
 */
export async function correctPerson(
  store: Store,
  id: number,
  { candidate, from }: PersonCorrectionBody,
  corrector: Corrector,
): Promise<AssessmentView[]> {
  return store.db.transaction().execute(async (transaction) => {
    const version = await nextVersion(transaction, store.sourceId);
    const inside: Store = { ...store, db: transaction };
    const person = await findPerson(inside, id);
    const rows = person ? await listPersonRows(inside, person, corrector) : [];
    const before = knownOf(rows);
    if (!person || !before) throw candidateMissing();
    await refuseBlindPerson(transaction, store, await emailsOfPerson(transaction, store, id));
    const { email } = before;
    const changed = differing(before, { ...candidate, email });
    if (differing(before, { ...from, email }).length > 0)
      throw conflict("corrected_here", changedMeanwhile, { candidate: before });
    const changes = only(candidate, changed);
    const written = rows.filter(
      (row) => row.candidate && differing(row.candidate, { ...row.candidate, ...changes }).length > 0,
    );
    for (const row of written)
      if (row.candidate)
        await writeCorrection(
          transaction,
          inside,
          row,
          { ...row.candidate, ...changes },
          { by: corrector, version },
        );
    const [newest] = written;
    if (!newest) return [];
    await recordCorrection(
      inside,
      newest.id,
      { before: only(before, changed), after: changes, assessments: written.length },
      corrector,
    );
    const ids = new Set(written.map((row) => row.id));
    return (await listPersonRows(inside, person, corrector)).filter((row) => ids.has(row.id));
  });
}

/** All addresses of a person, with those that the recruiter doesn’t see. */
async function emailsOfPerson(transaction: Transaction<Tables>, store: Store, id: number): Promise<string[]> {
  const whole = await findPerson(wholeStore({ ...store, db: transaction }), id);
  return whole?.addresses.map(({ emailFolded }) => emailFolded) ?? [];
}

/** @param store in the correction's transaction. */
export const recordCorrection = (
  store: Store,
  id: number,
  details: { before: Partial<Candidate>; after: Partial<Candidate>; assessments?: number },
  corrector: Corrector,
): Promise<void> =>
  recordAudit(store.db, {
    actor: corrector,
    action: "candidate_corrected",
    subject: { type: "assessment", id: String(id), sourceId: store.sourceId },
    details,
    at: store.now(),
  });

export const candidateMissing = () =>
  notFound("There is no such candidate.", { reason: "candidate_missing" });

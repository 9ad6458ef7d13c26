import { checkCorrection } from "@/lib/assessments/check-correction";
import { describePerson, type Person } from "@/lib/assessments/directory";
import { getRowOrThrow } from "@/lib/assessments/get-row";
import type { CorrectionBody } from "@/lib/assessments/own-schema";
import { recordEvent } from "@/lib/assessments/record-event";
import type { AssessmentView } from "@/lib/assessments/schema";
import { recordAudit } from "@/lib/audit/record-audit";
import { laterThan } from "@/lib/db/later-than";
import { nextVersion } from "@/lib/db/next-version";
import { instant, type Store } from "@/lib/db/store";
import type { Role } from "@/lib/db/types";
import { conflict } from "@/lib/errors";

export type Corrector = { id: string; name: string; role: Role };
type Candidate = NonNullable<AssessmentView["candidate"]>;

const fields = ["email", "firstName", "lastName", "phoneNumber", "externalId", "resumeUrl"] as const;

const differing = (one: Candidate, other: Candidate) =>
  fields.filter((field) => (one[field] ?? "") !== (other[field] ?? ""));

const only = (candidate: Candidate, some: readonly (typeof fields)[number][]): Partial<Candidate> =>
  Object.fromEntries(some.map((field) => [field, candidate[field]]));

const columnsOf = (candidate: Candidate): Person => ({
  email: candidate.email,
  first_name: candidate.firstName ?? null,
  last_name: candidate.lastName ?? null,
  phone_number: candidate.phoneNumber ?? null,
  external_id: candidate.externalId ?? null,
  resume_url: candidate.resumeUrl ?? null,
});

/**
 * Mends what our directory says of a candidate. What was asked of the service stays as it was asked: its
 * invitation keeps the address it was sent with, and goes on blocking a double of that one.
 * @param body `from`: what the person saw.
 * @returns the row as it is now.
 * @throws ProblemError 404; 409 with the row when somebody was quicker (`corrected_here`), when nobody knows yet
 *   whose it is (`unclaimed`) or for certain (`not_settled`), and when another pending assessment or open
 *   invitation of the new address is for the same interview (`pending_here`); 422 at `candidate.email` when the
 *   service has said whose it is.
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
    const assessment = await getRowOrThrow(inside, id, corrector);
    const before = assessment.candidate;
    if (!before) {
      throw conflict("unclaimed", "This assessment has no candidate yet. Assign one first.", {
        assessment,
      });
    }
    const after: Candidate = { ...candidate, email: candidate.email ?? before.email };
    const changed = differing(before, after);
    if (changed.length === 0) return assessment;
    if (differing(before, from).length > 0) {
      throw conflict(
        "corrected_here",
        "Someone has changed this candidate’s details meanwhile. Have another look.",
        { assessment },
      );
    }
    await checkCorrection(inside, assessment, changed.includes("email") ? after.email : undefined, corrector);

    const at = laterThan(assessment.claim?.at, store.now());
    // Until the service has told, a claim is the word of whoever spoke last.
    const isTheirWord = assessment.identity === "claimed" && assessment.claim?.isConfirmed === false;
    const claim = { claimed_by: corrector.id, claimed_by_name: corrector.name, claimed_at: at };
    await transaction
      .updateTable("assessments")
      .set({ ...describePerson(id, columnsOf(after)), ...(isTheirWord ? claim : {}), version })
      .where("source_id", "=", store.sourceId)
      .where("id", "=", id)
      .execute();
    const was = only(before, changed);
    const is = only(after, changed);
    await recordEvent(transaction, store, {
      assessmentId: id,
      kind: "corrected",
      at: instant(store.now()),
      actorName: corrector.name,
      details: { before: was, now: is },
      version,
    });
    await recordAudit(transaction, {
      actor: corrector,
      action: "candidate_corrected",
      subject: { type: "assessment", id: String(id), sourceId: store.sourceId },
      details: { before: was, after: is },
      at: store.now(),
    });
    return getRowOrThrow(inside, id, corrector);
  });
}

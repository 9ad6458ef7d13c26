import { describePerson } from "@/lib/assessments/directory";
import { getRowOrThrow } from "@/lib/assessments/list/get-row";
import type { AssessmentView } from "@/lib/assessments/schema";
import { recordEvent } from "@/lib/assessments/timeline/record-event";
import { recordAudit } from "@/lib/audit/record-audit";
import { candidateColumns } from "@/lib/candidates/columns";
import { checkCorrection } from "@/lib/claims/check-correction";
import type { CorrectionBody } from "@/lib/claims/correction-schema";
import { nextVersion } from "@/lib/db/next-version";
import { laterThan } from "@/lib/db/sql/later-than";
import { instant, type Store } from "@/lib/db/store";
import { conflict } from "@/lib/errors";
import type { Role } from "@/lib/roles";

export type Corrector = { id: string; name: string; role: Role };
type Candidate = NonNullable<AssessmentView["candidate"]>;

const fields = ["email", "firstName", "lastName", "phoneNumber", "externalId", "resumeUrl"] as const;

const differing = (one: Candidate, other: Candidate) =>
  fields.filter((field) => (one[field] ?? "") !== (other[field] ?? ""));

const only = (candidate: Candidate, some: readonly (typeof fields)[number][]): Partial<Candidate> =>
  Object.fromEntries(some.map((field) => [field, candidate[field]]));

/**
 * Corrects only the directory: the invitation keeps the address it was sent to, and still blocks a double.
 * @param body.from what the recruiter saw. @throws ProblemError 404; 409 with the row: `corrected_here`, `unclaimed`,
 * `not_settled`, `pending_here`; 422 at `candidate.email` when the service has said who it is.
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
    // Until the service says who it is, a claim counts as its last corrector's.
    const isTheirWord = assessment.identity === "claimed" && assessment.claim?.isConfirmed === false;
    const claim = { claimed_by: corrector.id, claimed_by_name: corrector.name, claimed_at: at };
    await transaction
      .updateTable("assessments")
      .set({ ...describePerson(id, candidateColumns(after)), ...(isTheirWord ? claim : {}), version })
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

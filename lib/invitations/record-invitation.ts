import { randomUUID } from "node:crypto";
import type { Transaction } from "kysely";
import { recordAudit } from "@/lib/audit/record-audit";
import { foldEmail } from "@/lib/db/fold";
import { nextVersion } from "@/lib/db/next-version";
import { instant, type Store } from "@/lib/db/store";
import type { InvitationsTable, Tables } from "@/lib/db/types";
import { waitingDeadlineMs } from "@/lib/invitations/deadlines";
import { makeRoom } from "@/lib/invitations/make-room";
import type { InvitationInput } from "@/lib/invitations/schema";

/** Who asks. */
export type Inviter = { id: string; name: string };

/** The input's columns, the same for a submission and for whatever is compared with it. */
export const submittedColumns = (input: InvitationInput) => ({
  interview_id: input.interviewId,
  email: input.candidate.email,
  email_folded: foldEmail(input.candidate.email),
  first_name: input.candidate.firstName ?? null,
  last_name: input.candidate.lastName ?? null,
  phone_number: input.candidate.phoneNumber ?? null,
  external_id: input.candidate.externalId ?? null,
  resume_url: input.candidate.resumeUrl ?? null,
  suppress_candidate_email: input.suppressCandidateEmail ? (1 as const) : (0 as const),
});

/** An invitation for which the service has never been called. */
export const notCalled = {
  call_began_at: null,
  call_ended_at: null,
  first_call_at: null,
  lists_before_call: null,
  lists_before_last_call: null,
  call_skew_ms: null,
  skew_after_call_ms: null,
  sends: 0,
} as const;

/**
 * Commits what a recruiter submitted, before the service is called (architecture.md, invariant 2).
 * @returns the row, now *submitting*; or undefined when the store refused it as a double of an open
 *   invitation or of the same submission.
 */
export async function recordInvitation(
  store: Store,
  submissionId: string,
  input: InvitationInput,
  inviter: Inviter,
): Promise<InvitationsTable | undefined> {
  const submittedAt = store.now();
  return store.db.transaction().execute(async (transaction) => {
    const version = await nextVersion(transaction, store.sourceId);
    const row: InvitationsTable = {
      id: randomUUID(),
      source_id: store.sourceId,
      submission_id: submissionId,
      state: "submitting",
      open: 1,
      ...submittedColumns(input),
      assessment_id: null,
      invited_by: inviter.id,
      invited_by_name: inviter.name,
      submitted_at: instant(submittedAt),
      deadline_at: instant(new Date(submittedAt.getTime() + waitingDeadlineMs)),
      ...notCalled,
      ...(await earlierCall(transaction, store, input)),
      settled_at: null,
      settled_by_name: null,
      failure_code: null,
      failure_message: null,
      failure_errors: null,
      dismissed_at: null,
      version,
    };
    if (!(await makeRoom(transaction, row, version))) return undefined;
    const { numInsertedOrUpdatedRows } = await transaction
      .insertInto("invitations")
      .values(row)
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirstOrThrow();
    if (!numInsertedOrUpdatedRows) return undefined;
    // An earlier attempt that came to nothing needs nobody's attention any more: this one has taken its place.
    await transaction
      .updateTable("invitations")
      .set({ dismissed_at: row.submitted_at, version })
      .where("source_id", "=", store.sourceId)
      .where("email_folded", "=", row.email_folded)
      .where("interview_id", "=", row.interview_id)
      .where("state", "in", ["not_sent", "did_not_land"])
      .where("dismissed_at", "is", null)
      .execute();
    await recordAudit(transaction, {
      actor: inviter,
      action: "invitation_submitted",
      subject: { type: "invitation", id: row.id },
      details: { email: row.email, interviewId: row.interview_id },
      at: submittedAt,
    });
    return row;
  });
}

/**
 * An attempt that did not land may have landed after all, dismissed or not. Should the service refuse this
 * one because the candidate has a pending assessment, that is what is looked for. Once a later invitation
 * was created, the service had none pending.
 */
async function earlierCall(transaction: Transaction<Tables>, store: Store, input: InvitationInput) {
  return transaction
    .selectFrom("invitations as v")
    .select(["v.first_call_at", "v.lists_before_call", "v.call_skew_ms", "v.skew_after_call_ms"])
    .where("v.source_id", "=", store.sourceId)
    .where("v.email_folded", "=", foldEmail(input.candidate.email))
    .where("v.interview_id", "=", input.interviewId)
    .where("v.state", "=", "did_not_land")
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom("invitations as later")
            .select("later.id")
            .whereRef("later.source_id", "=", "v.source_id")
            .whereRef("later.email_folded", "=", "v.email_folded")
            .whereRef("later.interview_id", "=", "v.interview_id")
            .where("later.state", "=", "created")
            .whereRef("later.submitted_at", ">=", "v.submitted_at"),
        ),
      ),
    )
    .orderBy("v.first_call_at")
    .limit(1)
    .executeTakeFirst();
}

import { randomUUID } from "node:crypto";
import type { Transaction } from "kysely";
import { recordAudit } from "@/lib/audit/record-audit";
import { candidateColumns } from "@/lib/candidates/columns";
import type { InvitationsTable } from "@/lib/db/invitation-tables";
import { nextVersion } from "@/lib/db/next-version";
import { instant, type Store } from "@/lib/db/store";
import type { Tables } from "@/lib/db/types";
import { foldEmail } from "@/lib/fold";
import { makeRoom } from "@/lib/invitations/creating/make-room";
import type { InvitationInput } from "@/lib/invitations/schema";
import { waitingDeadlineMs } from "@/lib/invitations/state/deadlines";

export type Inviter = { id: string; name: string };

export const submittedColumns = (input: InvitationInput) => ({
  interview_id: input.interviewId,
  ...candidateColumns(input.candidate),
  email_folded: foldEmail(input.candidate.email),
  suppress_candidate_email: input.suppressCandidateEmail ? (1 as const) : (0 as const),
});

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

/** Committed before the service is called (architecture.md, invariant 2). @returns undefined for a double. */
export const recordInvitation = (
  store: Store,
  submissionId: string,
  input: InvitationInput,
  inviter: Inviter,
): Promise<InvitationsTable | undefined> =>
  store.db.transaction().execute(async (transaction) => {
    const version = await nextVersion(transaction, store.sourceId);
    return recordWithin(transaction, version, { store, submissionId, input, inviter });
  });

/** As `recordInvitation`. @param of.details what the audit log says of it besides. */
export async function recordWithin(
  transaction: Transaction<Tables>,
  version: number,
  of: {
    store: Store;
    submissionId: string;
    input: InvitationInput;
    inviter: Inviter;
    importId?: string;
    details?: Record<string, unknown>;
  },
): Promise<InvitationsTable | undefined> {
  const { store, submissionId, input, inviter, importId, details } = of;
  const submittedAt = store.now();
  const row: InvitationsTable = {
    id: randomUUID(),
    source_id: store.sourceId,
    submission_id: submissionId,
    state: "submitting",
    open: 1,
    ...submittedColumns(input),
    import_id: importId ?? null,
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
  // This attempt replaces an earlier failed one, which needs no attention any more.
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
    details: { email: row.email, interviewId: row.interview_id, importId, ...details },
    at: submittedAt,
  });
  return row;
}

/**
 * An earlier attempt may have landed after all: if the service refuses this one for a pending assessment, it is that
 * attempt's. A later created invitation proves that there was none.
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

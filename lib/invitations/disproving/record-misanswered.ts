import type { Transaction } from "kysely";
import { recordAudit } from "@/lib/audit/record-audit";
import type { InvitationsTable } from "@/lib/db/invitation-tables";
import type { Store } from "@/lib/db/store";
import type { Tables } from "@/lib/db/types";
import { notTheirs } from "@/lib/invitations/state/failure-codes";

/** @returns the failure columns. */
export async function recordMisanswered(
  transaction: Transaction<Tables>,
  store: Store,
  { id, email, interview_id: interviewId }: InvitationsTable,
  assessmentId: number,
) {
  await recordAudit(transaction, {
    actor: { name: "Shortlist" },
    action: "invitation_misanswered",
    subject: { type: "invitation", id },
    details: { email, interviewId, assessmentId },
    at: store.now(),
  });
  return {
    failure_code: notTheirs,
    failure_message: "The service answered with an assessment that can’t be the new one.",
    failure_errors: null,
  };
}

import type { Transaction } from "kysely";
import { type AuditEntry, recordAudit } from "@/lib/audit/record-audit";
import { nextVersion } from "@/lib/db/next-version";
import type { Store } from "@/lib/db/store";
import type { InvitationsTable, Tables } from "@/lib/db/types";
import { notFound } from "@/lib/errors";
import { isInvitationId } from "@/lib/invitations/read-invitation";
import type { Inviter } from "@/lib/invitations/record-invitation";

export type Deed = {
  transaction: Transaction<Tables>;
  invitation: InvitationsTable;
  version: number;
};

/**
 * What a person decides about one invitation: in one transaction with its version, and on record.
 * @param decide throws a ProblemError where it can't be done; then nothing is written.
 * @throws ProblemError 404 for an unknown invitation.
 */
export async function decideByHand<Result>(
  store: Store,
  given: { id: string; actor: Inviter; action: AuditEntry["action"]; details?: AuditEntry["details"] },
  decide: (deed: Deed) => Promise<Result>,
): Promise<Result> {
  const { id, actor, action, details } = given;
  const unknown = notFound("This invitation doesn’t exist.", { reason: "invitation_missing" });
  if (!isInvitationId(id)) throw unknown;
  return store.db.transaction().execute(async (transaction) => {
    const version = await nextVersion(transaction, store.sourceId);
    const invitation = await transaction
      .selectFrom("invitations")
      .selectAll()
      .where("source_id", "=", store.sourceId)
      .where("id", "=", id)
      .executeTakeFirst();
    if (!invitation) throw unknown;
    const result = await decide({ transaction, invitation, version });
    await recordAudit(transaction, {
      actor,
      action,
      subject: { type: "invitation", id },
      details: { email: invitation.email, interviewId: invitation.interview_id, ...details },
      at: store.now(),
    });
    return result;
  });
}

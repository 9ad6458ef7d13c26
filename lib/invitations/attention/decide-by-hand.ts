import type { Transaction } from "kysely";
import { type AuditEntry, recordAudit } from "@/lib/audit/record-audit";
import type { InvitationsTable } from "@/lib/db/invitation-tables";
import { nextVersion } from "@/lib/db/next-version";
import type { Store } from "@/lib/db/store";
import type { Tables } from "@/lib/db/types";
import { wholeDb } from "@/lib/db/visibility/limit-store";
import { notFound } from "@/lib/errors";
import type { Inviter } from "@/lib/invitations/creating/record-invitation";
import { isInvitationId } from "@/lib/invitations/view/read-invitation";

export type LockedInvitation = {
  /** With all rows: settling concerns colleagues’ imports and rows, too. */
  transaction: Transaction<Tables>;
  /** As the actor sees it. */
  limited: Transaction<Tables>;
  invitation: InvitationsTable;
  version: number;
};

/** @param decide throws if it can't be done; then nothing is written. @throws ProblemError 404 if unknown. */
export async function decideByHand<Result>(
  store: Store,
  given: { id: string; actor: Inviter; action: AuditEntry["action"]; details?: AuditEntry["details"] },
  decide: (locked: LockedInvitation) => Promise<Result>,
): Promise<Result> {
  const { id, actor, action, details } = given;
  const unknown = notFound("This invitation doesn’t exist.", { reason: "invitation_missing" });
  if (!isInvitationId(id)) throw unknown;
  return store.db.transaction().execute(async (limited) => {
    const version = await nextVersion(limited, store.sourceId);
    const read = (db: Transaction<Tables>) =>
      db
        .selectFrom("invitations")
        .selectAll()
        .where("source_id", "=", store.sourceId)
        .where("id", "=", id)
        .executeTakeFirst();
    if (!(await read(limited))) throw unknown;
    const transaction = wholeDb(limited);
    // As it is: of a blind one, the candidate is hidden.
    const invitation = await read(transaction);
    if (!invitation) throw unknown;
    const result = await decide({ transaction, limited, invitation, version });
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

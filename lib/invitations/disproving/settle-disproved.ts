import type { Transaction } from "kysely";
import type { InvitationsTable } from "@/lib/db/invitation-tables";
import { instant, type Store } from "@/lib/db/store";
import type { Tables } from "@/lib/db/types";
import { recordMisanswered } from "@/lib/invitations/disproving/record-misanswered";
import { notTheirs } from "@/lib/invitations/state/failure-codes";
import { isOnlyOpenOne } from "@/lib/invitations/state/hold-row";
import { transition } from "@/lib/invitations/state/transition";

/**
 * Treats the create as unanswered (judge-answer.ts). An earlier sending's answer changes nothing for a later one.
 * @param answered.send counted from 1. @param answered.version taken before the invitation was read.
 */
export async function settleDisproved(
  transaction: Transaction<Tables>,
  store: Store,
  invitation: InvitationsTable,
  answered: { assessmentId: number; send: number; callEndedAt: string; version: number },
): Promise<void> {
  const isThisCall = invitation.sends === answered.send;
  const isSettledAlready = isThisCall && invitation.failure_code === notTheirs;
  if (isSettledAlready) return;
  const misanswered = await recordMisanswered(transaction, store, invitation, answered.assessmentId);
  if (!isThisCall || !(await isOnlyOpenOne(transaction, invitation))) return;
  await transition(transaction, invitation, "misanswered", {
    call_ended_at: answered.callEndedAt,
    settled_at: instant(store.now()),
    settled_by_name: null,
    dismissed_at: null,
    ...misanswered,
    version: answered.version,
  });
}

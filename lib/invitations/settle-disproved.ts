import type { Transaction } from "kysely";
import { instant, type Store } from "@/lib/db/store";
import type { InvitationsTable, Tables } from "@/lib/db/types";
import { notTheirs } from "@/lib/invitations/failure-codes";
import { standsAlone } from "@/lib/invitations/hold-row";
import { recordMisanswered } from "@/lib/invitations/record-misanswered";
import { transition } from "@/lib/invitations/transition";

/**
 * The service answered a create with an assessment that can't be the new one (judge-answer.ts). That is on record,
 * and the invitation is looked for as if nothing had been answered. The answer to an earlier sending changes
 * nothing of a later one, and none takes the place of another invitation that is open.
 * @param answered.send which sending was answered so, counted from 1.
 * @param answered.version taken in this transaction, before the invitation was read.
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
  if (!isThisCall || !(await standsAlone(transaction, invitation))) return;
  await transition(transaction, invitation, "misanswered", {
    call_ended_at: answered.callEndedAt,
    settled_at: instant(store.now()),
    settled_by_name: null,
    dismissed_at: null,
    ...misanswered,
    version: answered.version,
  });
}

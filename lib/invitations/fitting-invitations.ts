import type { Store } from "@/lib/db/store";
import type { AssessmentsTable } from "@/lib/db/types";
import { type InvitationRow, invitationView } from "@/lib/invitations/invitation-view";
import { patienceMs, windowOf } from "@/lib/invitations/match";
import { selectInvitations } from "@/lib/invitations/read-invitation";
import type { InvitationView } from "@/lib/invitations/schema";

type Row = Pick<AssessmentsTable, "created_at" | "first_seen_list">;

/** Whether an unconfirmed invitation could have made this row (architecture.md, invariant 2, looking). */
function fits(invitation: InvitationRow, row: Row, skewMs: number | null): boolean {
  const { state, first_call_at, call_ended_at } = invitation;
  if (state !== "unconfirmed" || !first_call_at || !call_ended_at) return false;
  const listsBefore = invitation.lists_before_call ?? 0;
  const { from, to } = windowOf({
    firstCallAt: Date.parse(first_call_at),
    callEndedAt: Date.parse(call_ended_at),
    callSkewMs: invitation.call_skew_ms,
    skewAfterMs: invitation.skew_after_call_ms ?? skewMs,
  });
  const createdAt = Date.parse(row.created_at);
  // Made after the call's end it never matches by itself, but a person may know better.
  return (
    (listsBefore === 0 || row.first_seen_list > listsBefore) &&
    createdAt >= from &&
    createdAt <= to + patienceMs
  );
}

/** The unconfirmed invitations that an unclaimed pending row could be, oldest first. */
export async function fittingInvitations(store: Store, row: Row): Promise<InvitationView[]> {
  const unconfirmed = await selectInvitations(store)
    .where("v.state", "=", "unconfirmed")
    .orderBy("v.submitted_at")
    .limit(200)
    .execute();
  if (unconfirmed.length === 0) return [];
  const mirror = await store.db
    .selectFrom("mirror_state")
    .select("skew_ms")
    .where("source_id", "=", store.sourceId)
    .executeTakeFirst();
  return unconfirmed
    .filter((invitation) => fits(invitation, row, mirror?.skew_ms ?? null))
    .map(invitationView);
}

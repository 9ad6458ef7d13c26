import type { Transaction } from "kysely";
import type { InvitationState } from "@/lib/db/invitation-tables";
import { nextVersion } from "@/lib/db/next-version";
import { instant } from "@/lib/db/store";
import type { Tables } from "@/lib/db/types";
import { restored } from "@/lib/invitations/state/failure-codes";
import { isOnlyOpenOne } from "@/lib/invitations/state/hold-row";
import { transition } from "@/lib/invitations/state/transition";

/** In these states earlier sendings are over, so only a later one is looked for. */
const ended: InvitationState[] = ["not_sent", "did_not_land"];

/** Since the backup, all that it has as *not sent* or on its way may have been sent: it is looked for. */
export async function unconfirmRestored(
  transaction: Transaction<Tables>,
  sourceId: string,
  now: Date,
): Promise<void> {
  const version = await nextVersion(transaction, sourceId);
  const mirror = await transaction
    .selectFrom("mirror_state")
    .select(["lists", "skew_ms"])
    .where("source_id", "=", sourceId)
    .executeTakeFirst();
  const lists = mirror?.lists ?? 0;
  const invitations = await transaction
    .selectFrom("invitations")
    .selectAll()
    .where("source_id", "=", sourceId)
    .where("state", "in", ["submitting", "unconfirmed", "probable", ...ended])
    .where("dismissed_at", "is", null)
    .orderBy("submitted_at", "desc")
    .execute();
  for (const invitation of invitations) {
    const isEnded = ended.includes(invitation.state);
    if (isEnded && !(await isOnlyOpenOne(transaction, invitation))) continue;
    const from = isEnded ? lists : (invitation.lists_before_call ?? lists);
    await transition(transaction, invitation, "restored", {
      first_call_at: invitation.first_call_at ?? invitation.submitted_at,
      lists_before_call: from,
      lists_before_last_call: from,
      call_skew_ms: invitation.call_skew_ms ?? mirror?.skew_ms ?? null,
      skew_after_call_ms: null,
      call_began_at: invitation.call_began_at ?? invitation.submitted_at,
      call_ended_at: instant(now),
      settled_at: instant(now),
      settled_by_name: null,
      failure_code: restored,
      failure_message: "The store was restored from a backup that was made before it was settled.",
      failure_errors: null,
      version,
    });
  }
}

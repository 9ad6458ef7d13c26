import type { Transaction } from "kysely";
import type { InvitationsTable, Tables } from "@/lib/db/types";
import { type InvitationEvent, nextState } from "@/lib/invitations/state-machine";

/** What a transition may write besides the state; a version always, since readers see states. */
type Written = Partial<Omit<InvitationsTable, "id" | "state">> & Pick<InvitationsTable, "version">;

/**
 * Moves one invitation, read in this transaction after its version was taken, by the state machine.
 * `open` follows from the state, other than for *created*, which needs it from the caller.
 * @returns false, with nothing written, when the event can't happen in its state.
 */
export async function transition(
  transaction: Transaction<Tables>,
  invitation: Pick<InvitationsTable, "id" | "state">,
  event: InvitationEvent,
  written: Written,
): Promise<boolean> {
  const state = nextState(invitation.state, event);
  if (!state) return false;
  const isOpen = state === "submitting" || state === "unconfirmed" || state === "probable";
  await transaction
    .updateTable("invitations")
    .set({ open: isOpen ? 1 : 0, ...written, state })
    .where("id", "=", invitation.id)
    .execute();
  return true;
}

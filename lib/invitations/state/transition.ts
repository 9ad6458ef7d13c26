import type { Transaction } from "kysely";
import type { InvitationsTable, Tables } from "@/lib/db/types";
import { type InvitationEvent, nextState } from "@/lib/invitations/state/state-machine";

/** Always with a version, since readers see states. */
type Written = Partial<Omit<InvitationsTable, "id" | "state">> & Pick<InvitationsTable, "version">;

/** @param invitation read after its version was taken. @returns false when the event isn't allowed. */
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

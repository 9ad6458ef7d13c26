import type { Transaction } from "kysely";
import type { InvitationsTable } from "@/lib/db/invitation-tables";
import type { Tables } from "@/lib/db/types";
import { followImportRow } from "@/lib/invitations/state/follow-import-row";
import { type InvitationEvent, nextState } from "@/lib/invitations/state/state-machine";

/** Always with a version, since readers see states. */
type Written = Partial<Omit<InvitationsTable, "id" | "state">> & Pick<InvitationsTable, "version">;

/**
 * A row of an import goes with its invitation. @param invitation read after its version was taken. @param retryAfterMs
 * how long the service wants to be left alone. @returns false when the event isn't allowed.
 */
export async function transition(
  transaction: Transaction<Tables>,
  invitation: Pick<InvitationsTable, "id" | "state">,
  event: InvitationEvent,
  written: Written,
  retryAfterMs?: number,
): Promise<boolean> {
  const state = nextState(invitation.state, event);
  if (!state) return false;
  const isOpen = state === "submitting" || state === "unconfirmed" || state === "probable";
  await transaction
    .updateTable("invitations")
    .set({ open: isOpen ? 1 : 0, ...written, state })
    .where("id", "=", invitation.id)
    .execute();
  await followImportRow(transaction, { id: invitation.id, state, event, retryAfterMs });
  return true;
}

import type { Transaction } from "kysely";
import type { InvitationState } from "@/lib/db/invitation-tables";
import type { Tables } from "@/lib/db/types";
import { followImport } from "@/lib/invitations/state/follow-import";
import { becomes, invitesNobody, leftBy } from "@/lib/invitations/state/import-row-rules";
import type { InvitationEvent } from "@/lib/invitations/state/state-machine";

type Moved = { id: string; state: InvitationState; event: InvitationEvent; retryAfterMs?: number };

/**
 * A row of an import is where its invitation is, in the same transaction: a kill in between can’t part them. What
 * concerns every other row too pauses the import, and the row waits again.
 */
export async function followImportRow(
  transaction: Transaction<Tables>,
  { id, state, event, retryAfterMs }: Moved,
): Promise<void> {
  await followOthers(transaction, id, state);
  const row = await transaction
    .selectFrom("import_rows as r")
    .innerJoin("imports as m", "m.id", "r.import_id")
    .select(["m.id", "m.name", "m.source_id", "m.state", "m.failed_in_a_row", "r.line"])
    .where("r.invitation_id", "=", id)
    .executeTakeFirst();
  if (!row) return;
  const settled = await transaction
    .selectFrom("invitations")
    .select(["assessment_id", "failure_code", "failure_errors", "settled_at", "version"])
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  const became = becomes(state, event, settled);
  await transaction
    .updateTable("import_rows")
    .set({
      ...((became.isBackInQueue && leftBy(row.state)) || became.row),
      assessment_id: settled.assessment_id,
      settled_at: settled.settled_at,
      ...(became.isBackInQueue && { invitation_id: null, settled_at: null }),
      // What the service has now isn’t kept twice.
      ...(state === "created" && { cells: null }),
    })
    .where("import_id", "=", row.id)
    .where("line", "=", row.line)
    .execute();
  if (became.isBackInQueue)
    await transaction
      .updateTable("invitations")
      .set({ dismissed_at: settled.settled_at })
      .where("id", "=", id)
      .execute();
  await followImport(transaction, row, { settled, event, became, retryAfterMs });
}

/** Rows that weren’t sent because of this invitation: as long as it invites nobody, neither was anybody by them. */
async function followOthers(
  transaction: Transaction<Tables>,
  id: string,
  state: InvitationState,
): Promise<void> {
  const unsent = invitesNobody[state];
  const changed = await transaction
    .updateTable("import_rows")
    .set(unsent ?? { state: "pending", reason: "pending_here" })
    .where("other_invitation_id", "=", id)
    .where("state", "=", unsent ? "pending" : "notSent")
    .returning("import_id")
    .execute();
  if (changed.length === 0) return;
  await transaction
    .updateTable("imports")
    .set((set) => ({
      version: set.selectFrom("invitations").select("version").where("id", "=", id).$asScalar().$notNull(),
    }))
    .where(
      "id",
      "in",
      changed.map(({ import_id }) => import_id),
    )
    .execute();
}

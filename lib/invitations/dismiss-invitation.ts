import { recordAudit } from "@/lib/audit/record-audit";
import { nextVersion } from "@/lib/db/next-version";
import { instant, type Store } from "@/lib/db/store";
import { conflict, notFound } from "@/lib/errors";
import type { Inviter } from "@/lib/invitations/record-invitation";

const unknown = () => notFound("This invitation doesn’t exist.");
const uuid = /^[\da-f-]{36}$/;

/**
 * Takes an invitation that never left off the list of what needs attention.
 * @throws ProblemError 404 for an unknown one, 409 for one that may have landed: that stays in sight.
 */
export async function dismissInvitation(store: Store, id: string, actor: Inviter): Promise<void> {
  if (!uuid.test(id)) throw unknown();
  await store.db.transaction().execute(async (transaction) => {
    const version = await nextVersion(transaction, store.sourceId);
    const invitation = await transaction
      .selectFrom("invitations")
      .select("state")
      .where("source_id", "=", store.sourceId)
      .where("id", "=", id)
      .executeTakeFirst();
    if (!invitation) throw unknown();
    if (invitation.state !== "not_sent") {
      throw conflict("not_dismissible", "Only an invitation that was never sent can be dismissed.");
    }
    await transaction
      .updateTable("invitations")
      .set({ dismissed_at: instant(store.now()), version })
      .where("id", "=", id)
      .execute();
    await recordAudit(transaction, {
      actor,
      action: "invitation_dismissed",
      subject: { type: "invitation", id },
      at: store.now(),
    });
  });
}

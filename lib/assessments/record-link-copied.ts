import { randomUUID } from "node:crypto";
import { recordAudit } from "@/lib/audit/record-audit";
import { nextVersion } from "@/lib/db/next-version";
import { instant, type Store } from "@/lib/db/store";
import { notFound } from "@/lib/errors";

/**
 * Notes in timeline and audit log that somebody took the application link: whoever holds it can apply as
 * the candidate.
 * @throws ProblemError 404 when the source has no assessment with this id.
 */
export async function recordLinkCopied(
  store: Store,
  id: number,
  actor: { id: string; name: string },
): Promise<void> {
  const at = instant(store.now());
  await store.db.transaction().execute(async (transaction) => {
    const version = await nextVersion(transaction, store.sourceId);
    const { numUpdatedRows } = await transaction
      .updateTable("assessments")
      .set({ version })
      .where("source_id", "=", store.sourceId)
      .where("id", "=", id)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) throw notFound("This assessment doesn’t exist.");
    await transaction
      .insertInto("events")
      .values({
        id: randomUUID(),
        source_id: store.sourceId,
        assessment_id: id,
        kind: "link_copied",
        after: null,
        at,
        actor_name: actor.name,
        details: null,
        version,
      })
      .execute();
    await recordAudit(transaction, {
      actor,
      action: "link_copied",
      subject: { type: "assessment", id: String(id) },
      at: store.now(),
    });
  });
}

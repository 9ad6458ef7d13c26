import type { Transaction } from "kysely";
import { recordEvent } from "@/lib/assessments/record-event";
import { recordAudit } from "@/lib/audit/record-audit";
import { nextVersion } from "@/lib/db/next-version";
import { instant, type Store } from "@/lib/db/store";
import type { Tables } from "@/lib/db/types";
import { notFound } from "@/lib/errors";

type Copier = { id: string; name: string };

/**
 * Notes in timeline and audit log that somebody took the application link: whoever holds it can apply as
 * the candidate.
 * @throws ProblemError 404 when the source has no assessment with this id.
 */
export async function recordLinkCopied(store: Store, id: number, actor: Copier): Promise<void> {
  await store.db.transaction().execute(async (transaction) => {
    const version = await nextVersion(transaction, store.sourceId);
    await noteLinkCopied(transaction, store, id, actor, version);
  });
}

/** The same in somebody's transaction, who has taken the version. */
export async function noteLinkCopied(
  transaction: Transaction<Tables>,
  store: Store,
  id: number,
  actor: Copier,
  version: number,
): Promise<void> {
  const at = instant(store.now());
  const { numUpdatedRows } = await transaction
    .updateTable("assessments")
    .set({ last_link_copied_at: at, version })
    .where("source_id", "=", store.sourceId)
    .where("id", "=", id)
    .executeTakeFirst();
  if (numUpdatedRows === 0n)
    throw notFound("This assessment doesn’t exist.", { reason: "assessment_missing" });
  await recordEvent(transaction, store, {
    assessmentId: id,
    kind: "link_copied",
    at,
    actorName: actor.name,
    version,
  });
  await recordAudit(transaction, {
    actor,
    action: "link_copied",
    subject: { type: "assessment", id: String(id), sourceId: store.sourceId },
    at: store.now(),
  });
}

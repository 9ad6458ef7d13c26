import type { Transaction } from "kysely";
import { recordEvent } from "@/lib/assessments/record-event";
import { recordAudit } from "@/lib/audit/record-audit";
import { nextVersion } from "@/lib/db/next-version";
import { instant, type Store } from "@/lib/db/store";
import type { Tables } from "@/lib/db/types";
import { notFound } from "@/lib/errors";

type Taker = { id: string; name: string };

/** Copied from here in whatever shape, or handed to the candidate, as somebody says. */
export type LinkTaken = "link_copied" | "link_handed_over";

/**
 * Notes in timeline and audit log that somebody took the application link, or says that they have handed it
 * over: whoever holds it can apply as the candidate.
 * @throws ProblemError 404 when the source has no assessment with this id.
 */
export async function recordLinkTaken(store: Store, id: number, how: LinkTaken, taker: Taker): Promise<void> {
  await store.db.transaction().execute(async (transaction) => {
    const version = await nextVersion(transaction, store.sourceId);
    await noteLinkTaken(transaction, store, { id, how, taker, version });
  });
}

/** The same in somebody's transaction, who has taken the version. */
export async function noteLinkTaken(
  transaction: Transaction<Tables>,
  store: Store,
  { id, how, taker, version }: { id: number; how: LinkTaken; taker: Taker; version: number },
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
    kind: how,
    at,
    actorName: taker.name,
    version,
  });
  await recordAudit(transaction, {
    actor: taker,
    action: how,
    subject: { type: "assessment", id: String(id), sourceId: store.sourceId },
    at: store.now(),
  });
}

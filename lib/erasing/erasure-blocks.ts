import { refuseErased } from "@/lib/assessments/erased";
import { recordAudit } from "@/lib/audit/record-audit";
import { lockSource } from "@/lib/db/locks/lock-source";
import type { ErasureBlocksTable } from "@/lib/db/retention-tables";
import { instant, type Store } from "@/lib/db/store";
import { findTraces } from "@/lib/erasing/find-traces";
import type { ErasureBlock } from "@/lib/erasing/schema";
import { conflict, notFound } from "@/lib/errors";

type Blocker = { id: string; name: string };

/**
 * Keeps the whole person behind an assessment from being erased, automatically or by an administrator, until the block is
 * removed. @param reason shown to administrators.
 * @throws ProblemError 404; 409 `erased`, or `already_blocked` if a colleague was faster
 */
export const blockErasure = (store: Store, id: number, reason: string, by: Blocker): Promise<void> =>
  store.db.transaction().execute(async (transaction) => {
    await lockSource(transaction, store.sourceId);
    const inside: Store = { ...store, db: transaction };
    await refuseErased(transaction, store, [id]);
    const { assessments } = await findTraces(inside, id);
    if (await findBlock(inside, assessments))
      throw conflict("already_blocked", "A colleague has already blocked erasing this candidate.");
    await transaction
      .insertInto("erasure_blocks")
      .values({
        source_id: store.sourceId,
        assessment_id: id,
        reason,
        blocked_by_name: by.name,
        blocked_at: instant(store.now()),
      })
      .execute();
    await recordAudit(transaction, {
      actor: by,
      action: "erasure_blocked",
      subject: { type: "assessment", id: String(id), sourceId: store.sourceId },
      details: { reason },
      at: store.now(),
    });
  });

/**
 * Removes the block from the whole person behind an assessment. If they are due, their notice begins anew.
 * @throws ProblemError 404, also where there is no block
 */
export const unblockErasure = (store: Store, id: number, by: Blocker): Promise<void> =>
  store.db.transaction().execute(async (transaction) => {
    await lockSource(transaction, store.sourceId);
    const inside: Store = { ...store, db: transaction };
    const { assessments } = await findTraces(inside, id);
    if ((await deleteBlocks(inside, assessments)) === 0)
      throw notFound("Erasing this candidate is no longer blocked.", { reason: "block_missing" });
    await transaction
      .deleteFrom("retention_notices")
      .where("source_id", "=", store.sourceId)
      .where("assessment_id", "in", assessments)
      .execute();
    await recordAudit(transaction, {
      actor: by,
      action: "erasure_unblocked",
      subject: { type: "assessment", id: String(id), sourceId: store.sourceId },
      at: store.now(),
    });
  });

async function deleteBlocks({ db, sourceId }: Store, assessments: readonly number[]): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom("erasure_blocks")
    .where("source_id", "=", sourceId)
    .where("assessment_id", "in", assessments)
    .executeTakeFirst();
  return Number(numDeletedRows);
}

const blockOf = (row: ErasureBlocksTable): ErasureBlock => ({
  reason: row.reason,
  by: row.blocked_by_name,
  at: row.blocked_at,
});

/** All blocks of a source, by the assessment that each was set on; the latest first. */
export async function listBlocks({ db, sourceId }: Store): Promise<Map<number, ErasureBlock>> {
  const rows = await db
    .selectFrom("erasure_blocks")
    .selectAll()
    .where("source_id", "=", sourceId)
    .orderBy("blocked_at", "desc")
    .orderBy("assessment_id", "desc")
    .execute();
  return new Map(rows.map((row) => [row.assessment_id, blockOf(row)]));
}

/** A person’s block; the latest where two people who had one each were joined. @param ids all their assessments */
export async function findBlock(
  { db, sourceId }: Store,
  ids: readonly number[],
): Promise<ErasureBlock | undefined> {
  const row = await db
    .selectFrom("erasure_blocks")
    .selectAll()
    .where("source_id", "=", sourceId)
    .where("assessment_id", "in", ids)
    .orderBy("blocked_at", "desc")
    .limit(1)
    .executeTakeFirst();
  return row && blockOf(row);
}

/** @param ids all assessments of a person. @throws ProblemError 409 `erasure_blocked` if erasing them is blocked */
export async function refuseBlocked(store: Store, ids: readonly number[]): Promise<void> {
  if (await findBlock(store, ids))
    throw conflict("erasure_blocked", "Erasing this candidate is blocked. Unblock it first.", undefined, {
      reason: "erasure_blocked",
    });
}

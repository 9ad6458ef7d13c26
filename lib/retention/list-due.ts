import { erasedAmong } from "@/lib/assessments/erased";
import { getRows } from "@/lib/assessments/list/get-row";
import type { AssessmentView } from "@/lib/assessments/schema";
import type { Store } from "@/lib/db/store";
import { findBlock, listBlocks } from "@/lib/erasing/erasure-blocks";
import { findTraces } from "@/lib/erasing/find-traces";
import { findDue, findDueAt } from "@/lib/retention/find-due";
import { readRetention } from "@/lib/retention/rule";
import type { Due, PersonRetention, RetentionRule } from "@/lib/retention/schema";

/** Who will be erased within the days of notice, and who is kept from it. @param limit of the people listed */
export const listDue = async (store: Store, limit: number): Promise<Due> =>
  listDueBy(store, await readRetention(store), limit);

/** The same if this rule were set now. */
export async function listDueBy(store: Store, rule: RetentionRule, limit: number): Promise<Due> {
  const { due } = await findDue(store, rule);
  const blocks = await listBlocks(store);
  const listed = due.slice(0, limit);
  const rows = await getRows(store, [...listed.flatMap(({ ids }) => ids.slice(0, 1)), ...blocks.keys()], {
    role: "administrator",
  });
  return {
    people: listed.flatMap(({ ids: [newest, ...older], dueAt }) =>
      newest === undefined ? [] : [{ ...personOf(newest, rows), assessments: 1 + older.length, dueAt }],
    ),
    total: due.length,
    blocked: [...blocks].map(([id, block]) => ({ ...personOf(id, rows), ...block })),
  };
}

function personOf(assessmentId: number, rows: ReadonlyMap<number, AssessmentView>) {
  const row = rows.get(assessmentId);
  return { assessmentId, candidate: row?.candidate, interview: row?.interview?.name };
}

/**
 * When the person behind an assessment will be erased, and whether that is blocked; neither once they are erased.
 * @throws ProblemError 404
 */
export async function readPersonRetention(store: Store, id: number): Promise<PersonRetention> {
  // An open page may ask before it learns of the erasure.
  if ((await erasedAmong(store.db, store, [id])).size > 0) return {};
  const traces = await findTraces(store, id);
  return {
    dueAt: await findDueAt(store, await readRetention(store), traces),
    block: await findBlock(store, traces.assessments),
  };
}

import type { Transaction } from "kysely";
import type { Tables } from "@/lib/db/types";
import { wholeDb } from "@/lib/db/visibility/limit-store";

export const inOrder = (candidates: readonly { assessmentId: number }[]): number[] =>
  candidates.map(({ assessmentId }) => assessmentId);

/** Whether an assessment is one of these: a hidden one must not decide where another is put. */
export const isAmong = (id: number | null | undefined, order: readonly number[]): boolean =>
  id !== null && id !== undefined && order.includes(id);

/** The order with `id` moved in front of `before`, or to the end if that isn’t in it. */
export function insertBefore(
  order: readonly number[],
  id: number,
  before: number | null | undefined,
): number[] {
  const others = order.filter((one) => one !== id);
  const at = before === null || before === undefined ? -1 : others.indexOf(before);
  return at === -1 ? [...others, id] : others.toSpliced(at, 0, id);
}

/** The list’s assessments in their order: `whole` has hidden ones too, among which a limited member moves theirs. */
export const readOrders = async (transaction: Transaction<Tables>, id: string) => ({
  seen: await readOrder(transaction, id),
  whole: await readOrder(wholeDb(transaction), id),
});

async function readOrder(transaction: Transaction<Tables>, id: string): Promise<number[]> {
  const entries = await transaction
    .selectFrom("shortlist_entries")
    .select("assessment_id")
    .where("shortlist_id", "=", id)
    .orderBy("position")
    .orderBy("assessment_id")
    .execute();
  return entries.map(({ assessment_id }) => assessment_id);
}

/** Numbers them anew; those that stay where they are aren’t written. */
export async function saveOrder(
  transaction: Transaction<Tables>,
  id: string,
  order: readonly number[],
): Promise<void> {
  const whole = wholeDb(transaction);
  const entries = await whole
    .selectFrom("shortlist_entries")
    .select(["assessment_id", "position"])
    .where("shortlist_id", "=", id)
    .execute();
  for (const { assessment_id: assessmentId, position: before } of entries) {
    const position = order.indexOf(assessmentId);
    if (position === before) continue;
    await whole
      .updateTable("shortlist_entries")
      .set({ position })
      .where("shortlist_id", "=", id)
      .where("assessment_id", "=", assessmentId)
      .execute();
  }
}

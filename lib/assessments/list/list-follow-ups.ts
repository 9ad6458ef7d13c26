import type { FollowUps } from "@/lib/assessments/follow-ups-schema";
import { assessmentView } from "@/lib/assessments/list/assessment-view";
import { followUpIndexes, needsFollowUp } from "@/lib/assessments/list/follow-up-rules";
import { readRows } from "@/lib/assessments/list/read-rows";
import type { FollowUpKind } from "@/lib/assessments/schema";
import { indexedAssessments } from "@/lib/db/search/indexed-assessments";
import type { Store } from "@/lib/db/store";
import type { Role } from "@/lib/roles";

const mostShown = 50;
const countedUpTo = 1000;

// Oldest first, in the order of the index.
const orders = { not_handed_over: "a.first_seen_at", overdue: "a.created_at" } as const;

const find = (store: Store, kind: FollowUpKind, limitDays: number, also?: FollowUpKind) =>
  [...needsFollowUp(store, kind, limitDays), ...(also ? needsFollowUp(store, also, limitDays) : [])]
    .reduce((rows, condition) => rows.where(condition), indexedAssessments(store, followUpIndexes[kind]))
    .select("a.id")
    .orderBy(orders[kind])
    .orderBy("a.id")
    .limit(countedUpTo + 1)
    .execute();

/** The assessments that need a follow-up of this kind (follow-up-rules.ts); oldest first, 50 at most. */
export async function listFollowUps(
  store: Store,
  kind: FollowUpKind,
  limitDays: number,
  reader: { role: Role },
): Promise<FollowUps> {
  const ids = await find(store, kind, limitDays);
  const shown = await readRows(
    store,
    ids.slice(0, mostShown).map(({ id }) => id),
  );
  return {
    assessments: shown.map((row) => assessmentView(row, reader)),
    total: Math.min(ids.length, countedUpTo),
    totalIsExact: ids.length <= countedUpTo,
  };
}

/** How many are overdue because nobody has handed their link over: they are in both lists. */
export const countInBoth = async (store: Store, limitDays: number): Promise<number> =>
  (await find(store, "not_handed_over", limitDays, "overdue")).length;

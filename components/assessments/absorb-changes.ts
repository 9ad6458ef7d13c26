import type { QueryClient } from "@tanstack/react-query";
import { changedRows } from "@/components/assessments/describe-changes";
import { type HeldList, rowsOf, withChanges } from "@/components/assessments/held-list";
import { pagesKey } from "@/components/query/assessments-query";
import type { AssessmentPage, AssessmentView } from "@/lib/assessments/schema";

export type Absorbed = {
  /** The list with the changed rows in place. */
  list: HeldList;
  /** The rows of the list as they were, by id. */
  before: Map<number, AssessmentView>;
  /** Those in sight that look different now. */
  seen: AssessmentView[];
};

/** Replaces changed rows in place, in every page that has them. @param wanted the pages in sight. */
export function absorbChanges(
  client: QueryClient,
  list: HeldList | undefined,
  wanted: readonly number[],
  changed: readonly AssessmentView[],
): Absorbed | undefined {
  const byId = new Map(changed.map((row) => [row.id, row]));
  const held: AssessmentPage[] = list ? [list.first] : [];
  const inSight = list && wanted.includes(0) ? [list.first] : [];
  for (const [key, page] of client.getQueriesData<AssessmentPage>({ queryKey: [pagesKey] })) {
    if (!page) continue;
    if (list && key[2] === list.position && JSON.stringify(key[1]) === list.viewKey) {
      held.push(page);
      if (wanted.includes(Number(key[3]))) inSight.push(page);
    }
    const patched = withChanges(page, byId);
    if (patched !== page) client.setQueryData(key, patched);
  }
  if (!list) return undefined;
  const before = rowsOf(held);
  const seen = changedRows([...rowsOf(inSight).values()], [...changed]).filter(
    (row) => row.version > (before.get(row.id)?.version ?? 0),
  );
  return { list: { ...list, first: withChanges(list.first, byId) }, before, seen };
}

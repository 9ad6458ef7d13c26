import type { QueryClient } from "@tanstack/react-query";
import { firstPageQuery, pageQuery } from "@/components/assessments/list/assessments-query";
import { rowOf } from "@/components/rows/known-rows";
import { type RowRange, rowsPerPage } from "@/components/rows/list-pages";
import { isAwaited, requestOf, rowsAtHand } from "@/components/rows/list-shown";
import type { HeldList } from "@/components/rows/list-state";
import { listStoreOf } from "@/components/rows/list-store";
import { placesOf } from "@/components/rows/removed-rows";
import { newer } from "@/components/rows/waiting-rows";
import type { AssessmentView } from "@/lib/assessments/schema";

/**
 * The shown rows of a list between two places. Missing pages are loaded one behind the other, so that no row is missed.
 * @throws RequestFailure when one can’t be loaded.
 */
export async function loadRows(
  client: QueryClient,
  list: HeldList,
  shown: RowRange,
): Promise<AssessmentView[]> {
  const store = listStoreOf(client);
  const { heldAt } = placesOf(list.removed);
  const [first, last] = [heldAt(shown.first), heldAt(shown.last)];
  const rows: AssessmentView[] = [];
  const from = Math.floor(first / rowsPerPage);
  let before: { nextCursor?: string } = { nextCursor: list.starts.get(from) };
  for (let number = from; number <= Math.floor(last / rowsPerPage); number += 1) {
    if (number > from && before.nextCursor === undefined) break;
    const held = stillHeld(list, store.read().list);
    const page = number === 0 && held.isPart ? undefined : held.pages.get(number);
    if (page) {
      rows.push(...page.ids.flatMap((id) => rowOf(store.read(), id) ?? []));
      before = { nextCursor: page.end.isEnd ? undefined : held.starts.get(number + 1) };
    } else {
      const of = { ...requestOf(held, number), after: before.nextCursor };
      const query = pageQuery(of);
      const answer = await client.fetchQuery(query);
      store.dispatch({ kind: "pageCame", of, page: answer });
      client.removeQueries({ queryKey: query.queryKey, exact: true, type: "inactive" });
      rows.push(...answer.assessments.map((row) => newer(row, rowOf(store.read(), row.id))));
      before = answer;
    }
  }
  const begin = from * rowsPerPage;
  const inRange = rows.slice(first - begin, last - begin + 1).filter(({ id }) => !list.removed.has(id));
  return [...new Map(inRange.map((row) => [row.id, row])).values()];
}

/**
 * The loaded rows of a list, once its answer is there; none if another is shown by then.
 * @throws RequestFailure when it can’t be loaded.
 */
export async function rowsOnceAnswered(
  client: QueryClient,
  { view, viewKey }: HeldList,
): Promise<AssessmentView[]> {
  const store = listStoreOf(client);
  const isOther = () => store.read().shownViewKey !== viewKey;
  const isThere = () => {
    const { list } = store.read();
    return isOther() || (list !== undefined && !isAwaited(list));
  };
  try {
    if (!isThere()) await client.fetchQuery(firstPageQuery(view));
  } catch (error) {
    if (!isOther()) throw error;
  }
  // The pages in sight may be on their way.
  await store.until(isThere);
  const now = store.read();
  return isOther() || !now.list ? [] : rowsAtHand(now, now.list);
}

/** The list with the pages that it got meanwhile, unless another list took its place. */
const stillHeld = (list: HeldList, now: HeldList | undefined): HeldList =>
  now && now.position === list.position && now.era === list.era && now.viewKey === list.viewKey ? now : list;

import type { QueryClient } from "@tanstack/react-query";
import type { HeldList } from "@/components/assessments/held-list";
import { leftBefore, placesOf } from "@/components/assessments/left-rows";
import { type RowRange, rowsPerPage } from "@/components/assessments/table-pages";
import { pageQuery, pagesKey } from "@/components/query/assessments-query";
import type { AssessmentPage, AssessmentView } from "@/lib/assessments/schema";

/** The rows that a held list shows, as far as they are at hand, in order. */
export function rowsAtHand(client: QueryClient, list: HeldList): AssessmentView[] {
  const pages: [number, AssessmentPage][] = [[0, list.first]];
  const held = { queryKey: [pagesKey, list.view, list.position] };
  for (const [key, page] of client.getQueriesData<AssessmentPage>(held)) {
    if (page) pages.push([Number(key[3]), page]);
  }
  return pages
    .sort(([one], [other]) => one - other)
    .flatMap(([, page]) => page.assessments.filter(({ id }) => !list.left.has(id)));
}

/** As what number a held list shows a row, counted from 0, if it is at hand. */
export function placeOf(client: QueryClient, list: HeldList, id: number): number | undefined {
  if (list.left.has(id)) return undefined;
  const place = heldPlaceOf(client, list, id);
  return place === undefined ? undefined : placesOf(list.left).shownAt(place);
}

/** Where a row stands in a held list, shown or not, counted from 0, if it is at hand. */
export function heldPlaceOf(client: QueryClient, list: HeldList, id: number): number | undefined {
  const placeIn = (page: number, { assessments }: AssessmentPage) => {
    const at = assessments.findIndex((row) => row.id === id);
    return at < 0 ? undefined : page * rowsPerPage + at;
  };
  const held = { queryKey: [pagesKey, list.view, list.position] };
  for (const [key, page] of client.getQueriesData<AssessmentPage>(held)) {
    const place = page && placeIn(Number(key[3]), page);
    if (place !== undefined) return place;
  }
  return placeIn(0, list.first);
}

/**
 * The rows that a held list shows between two places, both included. Pages that aren't at hand are loaded, each
 * behind the one before it, so that none is missed.
 * @throws RequestFailure when one can't be loaded.
 */
export async function loadRows(
  client: QueryClient,
  list: HeldList,
  shown: RowRange,
): Promise<AssessmentView[]> {
  const { heldAt } = placesOf(list.left);
  const [first, last] = [heldAt(shown.first), heldAt(shown.last)];
  const rows: AssessmentView[] = [];
  const from = Math.floor(first / rowsPerPage);
  let before: AssessmentPage | undefined;
  for (let number = from; number <= Math.floor(last / rowsPerPage); number += 1) {
    if (before && before.nextCursor === undefined) break;
    const page: AssessmentPage =
      number === 0
        ? list.first
        : await client.fetchQuery(
            pageQuery(list.view, list.position, number, before?.nextCursor, leftBefore(list.left, number)),
          );
    rows.push(...page.assessments);
    before = page;
  }
  const begin = from * rowsPerPage;
  return rows.slice(first - begin, last - begin + 1).filter(({ id }) => !list.left.has(id));
}

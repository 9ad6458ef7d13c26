import type { QueryClient } from "@tanstack/react-query";
import type { HeldList } from "@/components/assessments/held-list";
import { moveRows, placesOf } from "@/components/assessments/left-rows";
import { heldPlaceOf } from "@/components/assessments/load-rows";
import type { AssessmentView } from "@/lib/assessments/schema";

/**
 * The list after one has archived rows, or brought them back: they leave it, or come back to their places.
 * @param rows as they are now.
 * @param isAtRows whether the focus is where these are worked with, and goes on there.
 * @returns the same list where it shows what it did; `elsewhere`, rows that aren't at hand.
 */
export function moveOwn(
  client: QueryClient,
  list: HeldList,
  rows: readonly AssessmentView[],
  isAtRows: boolean,
): { list: HeldList; elsewhere: AssessmentView[] } {
  const placeOf = (id: number) => heldPlaceOf(client, list, id);
  const { left, at, elsewhere } = moveRows(list.left, list.view, rows, placeOf);
  if (at === undefined) return { list, elsewhere };
  const goOn = isAtRows ? { index: placesOf(left).shownAt(at) } : list.goOn;
  return { list: { ...list, left, goOn }, elsewhere };
}

import { rowOf } from "@/components/rows/known-rows";
import { rowsPerPage } from "@/components/rows/list-pages";
import { isOutdated, rowsInRow } from "@/components/rows/list-shown";
import { type FirstPage, keyOf, type ListState, versionOf } from "@/components/rows/list-state";
import { isWithin } from "@/components/rows/view-rules";
import { fitsView } from "@/lib/assessments/fits-view";
import type { ViewQuery } from "@/lib/assessments/schema";

/** Rows at hand, in the order of a view, from its first on. */
type Beginning = Pick<FirstPage, "view" | "position" | "ids"> & { isWhole: boolean };

/** Whether nothing was told since: what is told may belong to any list. */
const isAsOfNow = ({ told, forgottenTo }: ListState, position: string): boolean =>
  Math.max(forgottenTo, ...told.values()) <= versionOf(position);

function beginnings(state: ListState): Beginning[] {
  const { list, behind, firstPages, era } = state;
  const found: Beginning[] = [];
  for (const held of [list, behind]) {
    if (held?.era !== era) continue;
    const { ids, isWhole } = rowsInRow(held);
    found.push({ ...held, ids, isWhole: isWhole && !isOutdated(state, held) });
  }
  for (const first of firstPages.values()) {
    if (first.era !== era) continue;
    const isWhole = first.nextCursor === undefined && !first.isPart && isAsOfNow(state, first.position);
    found.push({ ...first, isWhole });
  }
  return found;
}

/**
 * What the rows at hand prove of a view that isn’t fetched: where it narrows one whose first rows are here, those of
 * them that fit are its own first rows. The longest such beginning.
 */
export function findHere(state: ListState, view: ViewQuery): FirstPage | undefined {
  let best: FirstPage | undefined;
  for (const { view: wider, position, ids, isWhole } of beginnings(state)) {
    if (keyOf(wider) === keyOf(view) || !isWithin(view, wider)) continue;
    const fitting: number[] = [];
    for (const id of ids) {
      const row = rowOf(state, id);
      if (row && fitsView(view, row)) fitting.push(id);
      if (fitting.length > rowsPerPage) break;
    }
    const isAll = isWhole && fitting.length <= rowsPerPage;
    if (fitting.length === 0 && !isAll) continue;
    if (best && (!best.isPart || (!isAll && best.ids.length >= fitting.length))) continue;
    const found = fitting.slice(0, rowsPerPage);
    best = {
      view,
      position,
      era: state.era,
      ids: found,
      length: { count: found.length, isExact: isAll },
      isFoundHere: true,
      isPart: !isAll,
    };
  }
  return best;
}

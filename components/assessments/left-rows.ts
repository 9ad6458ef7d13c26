import type { ListView } from "@/components/assessments/search-params";
import { rowsPerPage } from "@/components/assessments/table-pages";
import { fitsView } from "@/lib/assessments/fits-view";
import type { AssessmentView } from "@/lib/assessments/schema";

/**
 * Rows of a held list that one has archived, or brought back, oneself: by id the places that they have there,
 * counted from 0. They aren't shown, and what follows moves up.
 */
export type LeftRows = ReadonlyMap<number, number>;

export const noneLeft: LeftRows = new Map();

/** Where what is shown stands in the held list, and the other way round. */
export type Places = {
  /** The place of what is shown as number `index`. */
  heldAt: (index: number) => number;
  /** As what number a place is shown; of one that left, what is shown there now. */
  shownAt: (place: number) => number;
};

export function placesOf(left: LeftRows): Places {
  const gone = [...left.values()].sort((one, other) => one - other);
  return {
    heldAt: (index) => gone.reduce((place, other) => (other <= place ? place + 1 : place), index),
    shownAt: (place) => place - gone.filter((other) => other < place).length,
  };
}

/** How many rows left from the pages before this one. @param page counted from 0. */
export const leftBefore = (left: LeftRows, page: number): number =>
  [...left.values()].filter((place) => place < page * rowsPerPage).length;

const isForArchive = ({ archived }: ListView): boolean => archived === "1";

/** Whether a row is one for the view, were it not for the archive. */
const belongs = (view: ListView, row: AssessmentView): boolean =>
  fitsView(view, { ...row, archivedAt: isForArchive(view) ? row.createdAt : undefined });

export type Moved = {
  /** The same map where nothing left or came back. */
  left: LeftRows;
  /** The first place at which the list is otherwise now; undefined where it isn't. */
  at?: number;
  /** Rows of which only the server knows where they stand: of a part that isn't at hand. */
  elsewhere: AssessmentView[];
};

/**
 * What a list shows after one has archived rows, or brought them back.
 * @param rows as they are now.
 * @param placeOf where a row stands in the held list, shown or not; undefined where it isn't at hand.
 */
export function moveRows(
  left: LeftRows,
  view: ListView,
  rows: readonly AssessmentView[],
  placeOf: (id: number) => number | undefined,
): Moved {
  // Where both are shown, it makes no difference.
  if (view.archived === "with") return { left, elsewhere: [] };
  const next = new Map(left);
  const elsewhere: AssessmentView[] = [];
  const moved: number[] = [];
  for (const row of rows) {
    const leaves = (row.archivedAt !== undefined) !== isForArchive(view);
    const place = placeOf(row.id);
    if (place === undefined) {
      if (belongs(view, row)) elsewhere.push(row);
    } else if (leaves !== next.has(row.id)) {
      if (leaves) next.set(row.id, place);
      else next.delete(row.id);
      moved.push(place);
    }
  }
  return moved.length === 0 ? { left, elsewhere } : { left: next, at: Math.min(...moved), elsewhere };
}

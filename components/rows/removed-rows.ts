import { rowsPerPage } from "@/components/rows/list-pages";
import { type ActedOn, couldFit, staysAnyway } from "@/components/rows/row-change";
import { fitsView } from "@/lib/assessments/fits-view";
import type { AssessmentView, ViewQuery } from "@/lib/assessments/schema";

/**
 * Rows that this recruiter’s own acts took out of a held list, with their places in it, counted from 0. They aren’t
 * shown, and what follows moves up.
 */
export type RemovedRows = ReadonlyMap<number, number>;

export const noneRemoved: RemovedRows = new Map();

/** From a row’s number on the screen to its place in the held list, and back. */
export type Places = {
  heldAt: (index: number) => number;
  /** For a row that was removed, the number of the row shown in its place. */
  shownAt: (place: number) => number;
};

export function placesOf(removed: RemovedRows): Places {
  const gone = [...removed.values()].sort((one, other) => one - other);
  return {
    heldAt: (index) => gone.reduce((place, other) => (other <= place ? place + 1 : place), index),
    shownAt: (place) => place - gone.filter((other) => other < place).length,
  };
}

/** How many rows were removed from the pages before this one. @param page counted from 0. */
export const removedBefore = (removed: RemovedRows, page: number): number =>
  [...removed.values()].filter((place) => place < page * rowsPerPage).length;

export type Moved = {
  /** The same map if nothing was removed or came back. */
  removed: RemovedRows;
  /** The first place whose row is now a different one. */
  at?: number;
  /** Rows whose place only the server knows: their page isn’t loaded. */
  elsewhere: AssessmentView[];
};

/** @param acted rows as they are now. @param placeOf a row’s place, shown or not; undefined if it isn’t loaded. */
export function moveRows(
  removed: RemovedRows,
  view: ViewQuery,
  acted: readonly ActedOn[],
  placeOf: (id: number) => number | undefined,
): Moved {
  const next = new Map(removed);
  const elsewhere = new Set<AssessmentView>();
  const moved: number[] = [];
  for (const { row, change } of acted) {
    const leaves = !fitsView(view, row);
    // What takes it out of the list isn’t this.
    if (leaves && !couldFit(view, row, change)) continue;
    // With every outcome of the act it would be where it is.
    if (staysAnyway(view, row, change)) continue;
    const place = placeOf(row.id);
    if (place === undefined) {
      elsewhere.add(row);
    } else if (leaves !== next.has(row.id)) {
      if (leaves) next.set(row.id, place);
      else next.delete(row.id);
      moved.push(place);
    }
  }
  return moved.length === 0
    ? { removed, elsewhere: [...elsewhere] }
    : { removed: next, at: Math.min(...moved), elsewhere: [...elsewhere] };
}

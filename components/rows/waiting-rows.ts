import { moves } from "@/components/rows/view-rules";
import { fitsView } from "@/lib/assessments/fits-view";
import type { AssessmentView, ViewQuery } from "@/lib/assessments/schema";

/** Changes that would move rows in sight, and so wait until the list is let in. */
export type Waiting = {
  /** New rows: the version with which each came, by id. */
  fresh: ReadonlyMap<number, number>;
  /** The last version that changed the order or the selection; 0 when none did. */
  outdatedBy: number;
};

export const nothingWaits: Waiting = { fresh: new Map(), outdatedBy: 0 };

/**
 * A changed row changes in place, a new one waits, and one that no longer fits stays until the list is let in.
 * @param asOf the version of the list in sight; rows first seen after it are new.
 * @param shown the row as it was, if it is loaded.
 * @param changed rows as they are now.
 * @param isAmong whether a row that fits, and isn't loaded, would stand among those that are.
 */
export function addWaiting(
  waiting: Waiting,
  view: ViewQuery,
  asOf: number,
  shown: (id: number) => AssessmentView | undefined,
  changed: readonly AssessmentView[],
  isAmong: (row: AssessmentView) => boolean,
): Waiting {
  const fresh = new Map(waiting.fresh);
  let { outdatedBy } = waiting;
  for (const row of changed) {
    const before = shown(row.id);
    if (before) {
      if (row.version > before.version && moves(view, before, row))
        outdatedBy = Math.max(outdatedBy, row.version);
    } else if (row.firstSeenVersion > asOf) {
      if (fitsView(view, row)) fresh.set(row.id, row.firstSeenVersion);
      else fresh.delete(row.id);
    } else if (row.version > asOf && fitsView(view, row) && isAmong(row)) {
      outdatedBy = Math.max(outdatedBy, row.version);
    }
  }
  const same = outdatedBy === waiting.outdatedBy && sameKeys(fresh, waiting.fresh);
  return same ? waiting : { fresh, outdatedBy };
}

const sameKeys = (some: ReadonlyMap<number, unknown>, others: ReadonlyMap<number, unknown>): boolean =>
  some.size === others.size && [...some.keys()].every((id) => others.has(id));

/** Answers can overtake each other: an older one doesn’t undo a newer. */
export const newer = (row: AssessmentView, other: AssessmentView | undefined): AssessmentView =>
  other && other.version > row.version ? other : row;

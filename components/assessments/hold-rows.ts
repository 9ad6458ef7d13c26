import type { ListView } from "@/components/assessments/search-params";
import { canBeEntered, moves } from "@/components/assessments/view-rules";
import { fitsView } from "@/lib/assessments/fits-view";
import type { AssessmentView } from "@/lib/assessments/schema";

/** What the server has told since, that would move what is in sight. */
export type Waiting = {
  /** Rows that wait to be let in: the version with which each came, by id. */
  fresh: ReadonlyMap<number, number>;
  /** The last version that made the order or the selection another; 0 when none did. */
  outdatedBy: number;
};

export const nothingWaits: Waiting = { fresh: new Map(), outdatedBy: 0 };

/**
 * Keeps a list still under somebody's eyes: what changed changes in place, what is new waits, what went
 * stays until the person lets the list move.
 * @param asOf the version of the list in sight; rows first seen after it are new.
 * @param shown the row as it was, where it is among those loaded.
 * @param changed rows as they are now.
 * @param back those of them that were archived before: they come into a list that shows no archived ones.
 */
export function holdRows(
  waiting: Waiting,
  view: ListView,
  asOf: number,
  shown: (id: number) => AssessmentView | undefined,
  changed: readonly AssessmentView[],
  back: ReadonlySet<number> = new Set(),
): Waiting {
  const mayEnter = ({ id }: AssessmentView) =>
    canBeEntered(view) || (view.archived === undefined && back.has(id));
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
    } else if (row.version > asOf && mayEnter(row) && fitsView(view, row)) {
      // Elsewhere in the list already, or come into it by this change: only the server knows.
      outdatedBy = Math.max(outdatedBy, row.version);
    }
  }
  const same = outdatedBy === waiting.outdatedBy && sameKeys(fresh, waiting.fresh);
  return same ? waiting : { fresh, outdatedBy };
}

const sameKeys = (some: ReadonlyMap<number, unknown>, others: ReadonlyMap<number, unknown>): boolean =>
  some.size === others.size && [...some.keys()].every((id) => others.has(id));

/** What still waits once the list is as of a version: what came while it was on its way. */
export const stillWaits = ({ fresh, outdatedBy }: Waiting, asOf: number): Waiting => ({
  fresh: new Map([...fresh].filter(([, version]) => version > asOf)),
  outdatedBy: outdatedBy > asOf ? outdatedBy : 0,
});

/** Whether an answer of now has another order or selection than the rows in sight, new ones aside. */
export function isReordered(shown: AssessmentView[], now: AssessmentView[], asOf: number): boolean {
  const old = now.filter((row) => row.firstSeenVersion <= asOf);
  return old.some((row, index) => row.id !== shown[index]?.id);
}

/** Answers can overtake each other: an older one doesn't undo a newer. */
export const newer = (row: AssessmentView, other: AssessmentView | undefined): AssessmentView =>
  other && other.version > row.version ? other : row;

/** The rows with those replaced in place that are newer; the same array when none is. */
export function replaceNewer(
  rows: AssessmentView[],
  changed: ReadonlyMap<number, AssessmentView>,
): AssessmentView[] {
  const replaced = rows.map((row) => newer(row, changed.get(row.id)));
  return replaced.some((row, index) => row !== rows[index]) ? replaced : rows;
}

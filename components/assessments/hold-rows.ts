import type { AssessmentView } from "@/lib/assessments/schema";

/** What is in sight, and what the server has told since that would move it. */
export type HeldRows = {
  /** In the order the person saw them, each as it is now as far as we know. */
  rows: AssessmentView[];
  /** Rows that came and wait to be let in. */
  fresh: number;
  /** The order or the selection is another by now. */
  outdated: boolean;
  /** Rows that this view's list no longer has: they changed in a way that takes them elsewhere. */
  left: number[];
};

/**
 * Keeps the rows still under somebody's eyes: what changed changes in place, what is new waits, what went
 * stays until the person lets the list move. An empty list has nothing to move and takes everything.
 */
export function holdRows(shown: AssessmentView[], latest: AssessmentView[]): HeldRows {
  if (shown.length === 0) return { rows: latest, fresh: 0, outdated: false, left: [] };
  const now = new Map(latest.map((row) => [row.id, row]));
  const known = new Set(shown.map((row) => row.id));
  const fresh = latest.filter((row) => !known.has(row.id)).length;
  return {
    rows: shown.map((row) => newer(row, now.get(row.id))),
    fresh,
    outdated: shown.length !== latest.length || shown.some((row, index) => row.id !== latest[index]?.id),
    left: missing(shown, now, fresh),
  };
}

/** Answers can overtake each other: an older one doesn't undo a newer. */
export const newer = (row: AssessmentView, other: AssessmentView | undefined): AssessmentView =>
  other && other.version >= row.version ? other : row;

/** New rows push as many off the page's end; those are only on the next page, not gone. */
function missing(shown: AssessmentView[], now: Map<number, AssessmentView>, fresh: number): number[] {
  const lastStillThere = shown.findLastIndex((row) => now.has(row.id));
  const pushedOff = Math.min(fresh, shown.length - 1 - lastStillThere);
  return shown
    .slice(0, shown.length - pushedOff)
    .filter((row) => !now.has(row.id))
    .map((row) => row.id);
}

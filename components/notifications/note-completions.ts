import type { AssessmentView } from "@/lib/assessments/schema";

export type Completions = {
  /** Those that are shown, the newest first. */
  shown: readonly AssessmentView[];
  /** How many came beside them. */
  more: number;
  /** All that were told, so that none is told twice. */
  told: ReadonlySet<number>;
};

export const noCompletions: Completions = { shown: [], more: 0, told: new Set() };

/** The most that are shown at once. */
export const shownAtOnce = 3;

/**
 * Whether a row tells of a completion that was seen to happen, and not before the person came. One that was
 * completed when it was seen first may be years old.
 * @param sinceMs when the person came, by the server's clock.
 */
const isNews = ({ status, completedBetween }: AssessmentView, sinceMs: number): boolean =>
  status !== "pending" &&
  completedBetween?.after !== undefined &&
  Date.parse(completedBetween.before) >= sinceMs;

/** What a message of the feed tells of completions: each one once, later changes of it in their place. */
export function noteCompletions(
  before: Completions,
  rows: readonly AssessmentView[],
  sinceMs: number,
): { completions: Completions; fresh: AssessmentView[] } {
  const fresh = rows.filter((row) => !before.told.has(row.id) && isNews(row, sinceMs));
  const byId = new Map(rows.map((row) => [row.id, row]));
  const isSame = fresh.length === 0 && !before.shown.some(({ id }) => byId.has(id));
  if (isSame) return { completions: before, fresh };
  const all = [...fresh, ...before.shown.map((row) => byId.get(row.id) ?? row)];
  const completions = {
    shown: all.slice(0, shownAtOnce),
    more: before.more + Math.max(0, all.length - shownAtOnce),
    told: new Set([...before.told, ...fresh.map(({ id }) => id)]),
  };
  return { completions, fresh };
}

/** Nothing is shown any more; what was told stays told. */
export const withoutCompletions = ({ told }: Completions): Completions => ({ ...noCompletions, told });

/** Without one that has been looked at. With the last of them, their number goes, too. */
export function withoutCompletion(before: Completions, id: number): Completions {
  const shown = before.shown.filter((row) => row.id !== id);
  return shown.length > 0 ? { ...before, shown } : withoutCompletions(before);
}

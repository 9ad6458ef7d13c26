import type { AssessmentView } from "@/lib/assessments/schema";

export type Completions = {
  /** The newest first. */
  shown: readonly AssessmentView[];
  /** How many came besides. */
  more: number;
  /** The ids of all that were announced: none is announced twice. */
  told: ReadonlySet<number>;
};

export const noCompletions: Completions = { shown: [], more: 0, told: new Set() };

export const shownAtOnce = 3;

/** One that had completed before its first poll may be years old. @param sinceMs by the server’s clock. */
const isNews = ({ status, completedBetween }: AssessmentView, sinceMs: number): boolean =>
  status !== "pending" &&
  completedBetween?.after !== undefined &&
  Date.parse(completedBetween.before) >= sinceMs;

/** Adds the completions in a message of the feed: each one once, with later changes of its row. */
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

export const withoutCompletions = ({ told }: Completions): Completions => ({ ...noCompletions, told });

/** With the last one, the number of others goes too. */
export function withoutCompletion(before: Completions, id: number): Completions {
  const shown = before.shown.filter((row) => row.id !== id);
  return shown.length > 0 ? { ...before, shown } : withoutCompletions(before);
}

import { enoughForQuartiles, quartilesOf } from "@/lib/insights/quartiles";
import type { Decided } from "@/lib/insights/read-decided";
import type { Decisions, InsightsView } from "@/lib/insights/schema";

type Totals = Pick<InsightsView["totals"], "completed" | "recommended" | "pending">;

/** How many of each decision, without the undecided. */
export function decisionsOf(decided: Decided[]): Omit<Decisions, "undecided"> {
  const sums = { advance: 0, hold: 0, reject: 0 };
  for (const { decision } of decided) sums[decision] += 1;
  return sums;
}

/** Decisions by recommendation; what `totals` has beyond the decided ones is undecided. */
export function sumDecisions(decided: Decided[], totals: Totals): InsightsView["decisions"] {
  const under = (status: Decided["status"], all: number): Decisions => {
    const own = decided.filter((one) => one.status === status);
    return { ...decisionsOf(own), undecided: all - own.length };
  };
  return {
    recommended: under("recommended", totals.recommended),
    not_recommended: under("not_recommended", totals.completed - totals.recommended),
    pending: under("pending", totals.pending),
  };
}

const waitsOf = (decided: Decided[]): number[] =>
  decided.flatMap(({ waited }) => (waited === null ? [] : [waited]));

export function timeToDecide(decided: Decided[]): InsightsView["timeToDecide"] {
  const waits = waitsOf(decided);
  return {
    count: waits.length,
    unknown: decided.length - waits.length,
    quartiles: waits.length < enoughForQuartiles ? undefined : quartilesOf(waits),
  };
}

export function waitOf(decided: Decided[]): { count: number; median?: number } {
  const { count, quartiles } = timeToDecide(decided);
  return { count, median: quartiles?.median };
}

/** Sums up several keys in one pass. */
export function groupDecided<Key>(decided: Decided[], keyOf: (one: Decided) => Key): (key: Key) => Decided[] {
  const groups = new Map<Key, Decided[]>();
  for (const one of decided) {
    const key = keyOf(one);
    const group = groups.get(key);
    if (group) group.push(one);
    else groups.set(key, [one]);
  }
  return (key) => groups.get(key) ?? [];
}

import { type Action, type Fault, type History, historyOf } from "./history";
import type { Place } from "./place";
import { type Figures, type Outcome, runHistory } from "./run-history";

type Found = { seed: number; broken: string[] };

export type Searched = { histories: number; figures: Figures; found: Found[] };

export const noFigures = (): Figures => ({
  simulatedMs: 0,
  steps: 0,
  submissions: 0,
  crashes: 0,
  requests: {},
  mishaps: {},
  states: {},
  importRows: {},
  engine: {},
});

function addAll(sum: Record<string, number>, more: Record<string, number>): void {
  for (const [name, number] of Object.entries(more)) sum[name] = (sum[name] ?? 0) + number;
}

export function addFigures(sum: Figures, more: Figures): void {
  sum.simulatedMs += more.simulatedMs;
  sum.steps += more.steps;
  sum.submissions += more.submissions;
  sum.crashes += more.crashes;
  addAll(sum.requests, more.requests);
  addAll(sum.mishaps, more.mishaps);
  addAll(sum.states, more.states);
  addAll(sum.importRows, more.importRows);
  addAll(sum.engine, more.engine);
}

export async function search(
  place: Place,
  { from, histories }: { from: number; histories: number },
): Promise<Searched> {
  const searched: Searched = { histories: 0, figures: noFigures(), found: [] };
  for (let seed = from; seed < from + histories; seed += 1) {
    const { broken, figures } = await runHistory(historyOf(seed), place);
    searched.histories += 1;
    addFigures(searched.figures, figures);
    if (broken.length > 0) searched.found.push({ seed, broken });
  }
  return searched;
}

const without = <T>(all: readonly T[], from: number, count: number): T[] => all.toSpliced(from, count);

/** Simpler histories, the largest simplification first. */
function* simpler(history: History): Generator<History, void> {
  for (const part of ["actions", "faults", "imports"] as const) {
    const all: (Action | Fault)[] = history[part] ?? [];
    for (let count = all.length; count >= 1; count = Math.floor(count / 2))
      for (let from = 0; from < all.length; from += count)
        yield { ...history, [part]: without(all, from, count) };
  }
  const { service } = history;
  const plain = { lag: 0, hasEtag: false, tellsTime: true, ahead: 0 };
  if (history.instances > 1) yield { ...history, instances: 1 };
  if (history.queryMs > 0) yield { ...history, queryMs: 0 };
  for (const name of Object.keys(plain) as (keyof typeof plain)[])
    if (service[name] !== plain[name]) yield { ...history, service: { ...service, [name]: plain[name] } };
}

/** Minimises a seed's history while it breaks one of the same promises; undefined where it breaks none. */
export async function shrink(
  place: Place,
  seed: number,
): Promise<{ history: History; outcome: Outcome } | undefined> {
  let history = historyOf(seed);
  let outcome = await runHistory(history, place);
  const { broken } = outcome;
  if (broken.length === 0) return undefined;
  for (let isSmaller = true; isSmaller; ) {
    isSmaller = false;
    for (const candidate of simpler(history)) {
      const tried = await runHistory(candidate, place);
      if (!tried.broken.some((sentence) => broken.includes(sentence))) continue;
      [history, outcome, isSmaller] = [candidate, tried, true];
      break;
    }
  }
  return { history, outcome };
}

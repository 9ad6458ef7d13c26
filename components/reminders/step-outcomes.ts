import type { AssessmentView } from "@/lib/assessments/schema";

/** What became of one reminder; `completed`: no reminder is needed any more. */
export type StepOutcome = "reminded" | "completed" | "skipped";

export type Outcomes = ReadonlyMap<number, StepOutcome>;

/** A reminded candidate stays reminded, even if skipped later. */
export function withOutcome(outcomes: Outcomes, id: number, outcome: StepOutcome): Outcomes {
  if (outcome === "skipped" && outcomes.has(id)) return outcomes;
  return new Map(outcomes).set(id, outcome);
}

/** The rows by what became of them; `left`: those that weren’t reached. */
export function sumOutcomes(rows: readonly AssessmentView[], outcomes: Outcomes) {
  const of = (asked: StepOutcome | undefined) => rows.filter(({ id }) => outcomes.get(id) === asked);
  return {
    reminded: of("reminded"),
    completed: of("completed"),
    skipped: of("skipped"),
    left: of(undefined),
  };
}

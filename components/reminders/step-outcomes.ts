import type { MessageKind } from "@/components/handover/message-kind";
import type { AssessmentView } from "@/lib/assessments/schema";

/** What became of one candidate; `completed`: no message is needed any more. */
export type StepOutcome = "reminded" | "handed_over" | "completed" | "skipped";

export type Outcomes = ReadonlyMap<number, StepOutcome>;

/** What it means that a message of this kind has left. */
export const outcomeOf = (kind: MessageKind): StepOutcome =>
  kind === "reminder" ? "reminded" : "handed_over";

/** Whoever got a message stays so, even if skipped later. */
export function withOutcome(outcomes: Outcomes, id: number, outcome: StepOutcome): Outcomes {
  if (outcome === "skipped" && outcomes.has(id)) return outcomes;
  return new Map(outcomes).set(id, outcome);
}

/** The rows by what became of them; `left`: those that weren’t reached. */
export function sumOutcomes(rows: readonly AssessmentView[], outcomes: Outcomes) {
  const of = (asked: StepOutcome | undefined) => rows.filter(({ id }) => outcomes.get(id) === asked);
  return {
    reminded: of("reminded"),
    handedOver: of("handed_over"),
    completed: of("completed"),
    skipped: of("skipped"),
    left: of(undefined),
  };
}

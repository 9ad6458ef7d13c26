import { answerShape } from "@/components/http/answer-shape";
import { postJson } from "@/components/http/request-json";
import { actOnRows } from "@/components/rows/act-on-rows";
import type { ListStore } from "@/components/rows/list-store";
import { rowAsAsked } from "@/components/rows/own-actions";
import type { Decided } from "@/lib/assessments/act-schemas";
import type { DecisionReason } from "@/lib/assessments/decision-reason";
import type { AssessmentView, DecisionValue } from "@/lib/assessments/schema";

type Result = Decided["results"][number];
type Outcome = Result["outcome"];

const answer = answerShape<Decided>({ results: "array" });

const isRefused = ({ outcome }: Result): boolean => outcome === "decided_here" || outcome === "unknown";

/** What an act on rows came to: what changed, with what it was before, and what the server refused, with its reason. */
export type DecidedRows = {
  changed: { row: AssessmentView; before: DecisionValue; reasonBefore?: DecisionReason }[];
  refused: { row: AssessmentView; why: Extract<Result, { outcome: "decided_here" | "unknown" }> }[];
};

/**
 * Decides about rows as they are shown: what a colleague has decided meanwhile stays as it is.
 * @throws RequestFailure
 */
export async function decideRows(
  store: ListStore,
  rows: readonly AssessmentView[],
  decision: DecisionValue,
  reason?: DecisionReason,
): Promise<DecidedRows> {
  const seen = rows.map((row) => rowAsAsked(store.read(), row));
  const body = {
    ids: rows.map(({ id }) => id),
    decision,
    reason,
    seen: Object.fromEntries(seen.map((row) => [row.id, row.decision?.value ?? "undecided"])),
  };
  const { results } = await actOnRows(store, rows, { kind: "decide", decision }, async () => {
    const decided = await postJson("/api/assessments/decisions", body, answer);
    return { ...decided, refused: decided.results.filter(isRefused).map(({ id }) => id) };
  });
  const rowOf = new Map(rows.map((row) => [row.id, row]));
  const of = <Of extends Outcome>(...outcomes: Of[]) =>
    results.flatMap((result) => {
      const row = rowOf.get(result.id);
      return row && (outcomes as Outcome[]).includes(result.outcome)
        ? [{ row, result: result as Extract<Result, { outcome: Of }> }]
        : [];
    });
  return {
    changed: of("decided").map(({ row, result: { before, reasonBefore } }) => ({
      row,
      before,
      reasonBefore,
    })),
    refused: of("decided_here", "unknown").map(({ row, result }) => ({ row, why: result })),
  };
}

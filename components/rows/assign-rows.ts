import { answerShape } from "@/components/http/answer-shape";
import { postJson } from "@/components/http/request-json";
import { actOnRows } from "@/components/rows/act-on-rows";
import type { ListStore } from "@/components/rows/list-store";
import { rowAsAsked } from "@/components/rows/own-actions";
import type { Assignee } from "@/components/rows/row-change";
import type { Assigned } from "@/lib/assessments/act-schemas";
import type { AssessmentView } from "@/lib/assessments/schema";

type Result = Assigned["results"][number];
type Refusal = Extract<Result, { outcome: "assigned_here" | "unknown" }>;

const answer = answerShape<Assigned>({ results: "array" });

const isRefusal = (result: Result): result is Refusal =>
  result.outcome === "assigned_here" || result.outcome === "unknown";

/** What changed, with who was responsible before, and what the server refused, with its reason. */
export type AssignedRows = {
  changed: { row: AssessmentView; before: Assignee | null }[];
  refused: { row: AssessmentView; why: Refusal }[];
};

/**
 * Makes a colleague responsible for rows as they are shown: what another one has changed meanwhile stays as it is.
 * @param assignee null for no one. @throws RequestFailure
 */
export async function assignRows(
  store: ListStore,
  rows: readonly AssessmentView[],
  assignee: Assignee | null,
): Promise<AssignedRows> {
  const body = {
    ids: rows.map(({ id }) => id),
    assignee: assignee?.id ?? null,
    seen: Object.fromEntries(rows.map((row) => [row.id, rowAsAsked(store.read(), row).assignee?.id ?? null])),
  };
  const { results } = await actOnRows(store, rows, { kind: "assign", assignee }, async () => {
    const assigned = await postJson("/api/assessments/assignees", body, answer);
    return { ...assigned, refused: assigned.results.filter(isRefusal).map(({ id }) => id) };
  });
  const rowOf = new Map(rows.map((row) => [row.id, row]));
  const done: AssignedRows = { changed: [], refused: [] };
  for (const result of results) {
    const row = rowOf.get(result.id);
    if (!row) continue;
    if (isRefusal(result)) done.refused.push({ row, why: result });
    else if (result.outcome === "assigned") done.changed.push({ row, before: result.before });
  }
  return done;
}

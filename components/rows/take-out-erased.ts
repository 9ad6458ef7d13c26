import { newUuid } from "@/components/http/new-uuid";
import { rowOf } from "@/components/rows/known-rows";
import type { ListStore } from "@/components/rows/list-store";
import type { AssessmentView } from "@/lib/assessments/schema";

/** By then every answer from before has come. */
const rememberedForMs = 30_000;

/**
 * Takes the rows of erased candidates out of a list of unarchived ones at once, as if this recruiter had archived them. A
 * row that stayed until the next refresh would show that a search had found it.
 * @param rows as they are now. To be called before the store learns of them.
 */
export function takeOutErased({ dispatch, read }: ListStore, rows: readonly AssessmentView[]): void {
  const before = rows.flatMap(({ id }) => rowOf(read(), id) ?? []);
  if (before.length === 0) return;
  const action = newUuid();
  dispatch({ kind: "actionBegun", action, rows: before, change: { kind: "archive", archived: true } });
  dispatch({ kind: "actionDone", action });
  setTimeout(() => dispatch({ kind: "actionForgotten", action }), rememberedForMs);
}

import { answerShape } from "@/components/http/answer-shape";
import { newUuid } from "@/components/http/new-uuid";
import { isTransient } from "@/components/http/request-failure";
import { postJson } from "@/components/http/request-json";
import type { ListStore } from "@/components/rows/list-store";
import type { AssessmentView } from "@/lib/assessments/schema";

/** By then the feed has sent the change. */
const rememberedForMs = 30_000;

const answer = answerShape<{ changed: number[] }>({ changed: "array" });

/** @returns the rows that weren’t so already. @throws RequestFailure */
export async function archiveRows(
  { dispatch }: ListStore,
  rows: readonly AssessmentView[],
  archived: boolean,
): Promise<AssessmentView[]> {
  const action = newUuid();
  dispatch({ kind: "actionBegun", action, rows, archived });
  const forget = () => dispatch({ kind: "actionForgotten", action });
  try {
    const body = { ids: rows.map(({ id }) => id), archived };
    const { changed } = await postJson("/api/assessments/archive", body, answer);
    dispatch({ kind: "actionDone", action });
    return rows.filter(({ id }) => changed.includes(id));
  } catch (error) {
    dispatch({ kind: "actionFailed", action, isUnclear: isTransient(error) });
    throw error;
  } finally {
    setTimeout(forget, rememberedForMs);
  }
}

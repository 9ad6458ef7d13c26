import { newUuid } from "@/components/http/new-uuid";
import { isTransient } from "@/components/http/request-failure";
import type { ListStore } from "@/components/rows/list-store";
import { isAfterOthers } from "@/components/rows/own-actions";
import type { RowChange } from "@/components/rows/row-change";
import type { AssessmentView } from "@/lib/assessments/schema";

/** By then the feed has sent the change. */
const rememberedForMs = 30_000;

/**
 * Lets the list know of an act of this recruiter’s, so that it is no news when the feed tells of it. The server hears of
 * acts on the same row in their order.
 * @param send asks the server. @returns its answer. @throws RequestFailure
 */
export async function actOnRows<Answer extends { refused?: readonly number[] }>(
  { dispatch, until }: ListStore,
  rows: readonly AssessmentView[],
  change: RowChange,
  send: () => Promise<Answer>,
): Promise<Answer> {
  const action = newUuid();
  dispatch({ kind: "actionBegun", action, rows, change });
  try {
    await until((state) => !isAfterOthers(state, action));
    const answer = await send();
    dispatch({ kind: "actionDone", action, refused: answer.refused });
    return answer;
  } catch (error) {
    dispatch({ kind: "actionFailed", action, isUnclear: isTransient(error) });
    throw error;
  } finally {
    setTimeout(() => dispatch({ kind: "actionForgotten", action }), rememberedForMs);
  }
}

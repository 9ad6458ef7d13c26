import type { ListStore } from "@/components/rows/list-store";

/** By then the feed has sent the change. */
const rememberedForMs = 30_000;

/**
 * Lets the list know that this person changes rows, by a note or a correction: what the feed then tells of them is no
 * news. `actOnRows` is for changes that the list shows before the answer.
 * @param send asks the server. @returns its answer. @throws RequestFailure
 */
export async function changeRows<Answer>(
  { dispatch }: Pick<ListStore, "dispatch">,
  ids: readonly number[],
  send: () => Promise<Answer>,
): Promise<Answer> {
  dispatch({ kind: "changeExpected", ids, isExpected: true });
  try {
    return await send();
  } finally {
    setTimeout(() => dispatch({ kind: "changeExpected", ids, isExpected: false }), rememberedForMs);
  }
}

import { useQueryClient } from "@tanstack/react-query";
import { useCallback, useEffect, useEffectEvent, useMemo } from "react";
import { firstPageQuery } from "@/components/assessments/list/assessments-query";
import { describeChanges, describeFresh } from "@/components/assessments/list/describe-changes";
import { useListEvents } from "@/components/assessments/list/use-list-events";
import type { ListView } from "@/components/assessments/view/view-search-params";
import {
  freshCount,
  isOutdated,
  isUnanswered,
  movesByItself,
  pagesToFetch,
  rowsShown,
} from "@/components/rows/list-shown";
import { keyOf, type ListEvent, type Picture } from "@/components/rows/list-state";
import { reduceList } from "@/components/rows/reduce-list";
import { useListState, useListStore } from "@/components/rows/use-list-state";
import { useTexts } from "@/components/texts/texts-provider";

/**
 * @param hasFailed the view couldn’t be fetched, and is being asked for again.
 * @param isUntouched whether the list may update by itself: it is scrolled to the top, without pointer or focus.
 */
export function useList(view: ListView, picture: Picture, hasFailed: boolean, isUntouched: () => boolean) {
  const client = useQueryClient();
  const store = useListStore();
  const texts = useTexts();
  const held = useListState();
  // The first render, on the server too, comes before the store knows which view is shown.
  const shown = useMemo((): ListEvent => ({ kind: "viewShown", view, picture }), [view, picture]);
  const state = useMemo(
    () => (held === store.read() ? store.after(shown) : reduceList(held, shown)),
    [held, store, shown],
  );
  useListEvents(view, shown, hasFailed);

  const letIn = useCallback(async () => {
    const { list, isLettingIn } = store.read();
    if (!list || isLettingIn) return;
    store.dispatch({ kind: "lettingIn" });
    // Another view is being fetched.
    if (!store.read().isLettingIn) return;
    try {
      // A request that was nearly done may have answered for an earlier version.
      do await client.fetchQuery(firstPageQuery(list.view));
      while (store.read().isLettingIn && !store.read().incoming);
    } catch {
      // The query has the error, and the screen shows it; the rows go on waiting.
      store.dispatch({ kind: "lettingInFailed" });
    }
    await store.until(({ isLettingIn }) => !isLettingIn);
  }, [client, store]);

  const moves = movesByItself(held);
  const waiting = held.list?.waiting;
  const moveByItself = useEffectEvent(() => {
    if (moves === "yes" || isUntouched()) void letIn();
  });
  useEffect(() => {
    if (moves !== "no" && waiting) moveByItself();
  }, [moves, waiting]);

  const tellPagesInSight = useCallback(
    (viewKey: string, pages: number[]) => store.dispatch({ kind: "scrolled", viewKey, pages }),
    [store],
  );

  const { list, rows, changes, marked, isLettingIn } = state;
  // Back on the list, the newest answer may still be on its way: one’s own invitation isn’t announced as new.
  const fresh = list?.isSettled ? freshCount(list) : 0;
  const seen = changes.position === list?.position ? changes.rows : [];
  return {
    state,
    /** The same object until the list or its rows change: the table renders with every frame of scrolling. */
    held: useMemo(() => (list ? { list, rows: rowsShown({ rows }, list) } : {}), [list, rows]),
    pageRequests: pagesToFetch(state),
    isWaiting: isUnanswered(list, keyOf(view)),
    fresh,
    outdated: list !== undefined && moves !== "yes" && isOutdated(state, list),
    isLettingIn,
    marked,
    letIn,
    tellPagesInSight,
    said: { of: changes, changed: describeChanges(seen, texts), fresh: describeFresh(fresh, texts.t) },
  };
}

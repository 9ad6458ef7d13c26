import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useLayoutEffect } from "react";
import { firstPageQuery } from "@/components/assessments/list/assessments-query";
import type { ListView } from "@/components/assessments/view/view-search-params";
import { useFeedState } from "@/components/feed/feed-provider";
import type { ListEvent } from "@/components/rows/list-state";
import { useListStore } from "@/components/rows/use-list-state";

const markedForMs = 4_000;
const lookAgainMs = 10_000;

/** @param hasFailed the view couldn’t be fetched, and is being asked for again. */
export function useListEvents(view: ListView, shown: ListEvent, hasFailed: boolean): void {
  const client = useQueryClient();
  const store = useListStore();

  useLayoutEffect(() => store.dispatch(shown), [store, shown]);
  useLayoutEffect(() => () => store.dispatch({ kind: "viewHidden" }), [store]);

  useEffect(() => {
    if (hasFailed) store.dispatch({ kind: "answerFailed", view });
  }, [store, view, hasFailed]);

  useEffect(() => {
    let { turn, recounts } = store.read();
    const timers = new Set<ReturnType<typeof setTimeout>>();
    const fade = (faded: number) => {
      const timer = setTimeout(() => {
        timers.delete(timer);
        store.dispatch({ kind: "faded", turn: faded });
      }, markedForMs);
      timers.add(timer);
    };
    const stop = store.subscribe(() => {
      const now = store.read();
      for (; turn < now.turn; turn += 1) fade(turn + 1);
      if (recounts === now.recounts || !now.list) return;
      recounts = now.recounts;
      void client.invalidateQueries({ ...firstPageQuery(now.list.view), exact: true });
    });
    return () => {
      stop();
      for (const timer of timers) clearTimeout(timer);
    };
  }, [client, store]);

  // What the feed would have told has to be asked for.
  const isBroken = useFeedState().kind === "broken";
  useEffect(() => {
    store.dispatch({ kind: "feedBroke", isBroken });
    if (!isBroken) return;
    // The query has the error, and the screen shows it; the timer goes on.
    const look = () => void client.fetchQuery(firstPageQuery(view)).catch(() => undefined);
    const timer = setInterval(look, lookAgainMs);
    return () => clearInterval(timer);
  }, [client, store, view, isBroken]);
}

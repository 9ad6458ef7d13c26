import { useQueryClient } from "@tanstack/react-query";
import { useCallback, useMemo, useRef, useState } from "react";
import { type HeldList, shownLength } from "@/components/assessments/held-list";
import { loadRows, placeOf, rowsAtHand } from "@/components/assessments/load-rows";
import {
  nothingChosen,
  toggled,
  withNewer,
  withoutRows,
  withRange,
  withRows,
} from "@/components/assessments/selection";
import { useFeed } from "@/components/feed/feed-provider";
import { maxChosen } from "@/lib/assessments/names";
import type { AssessmentView } from "@/lib/assessments/schema";

/**
 * Which rows are chosen. They stay chosen while one scrolls, sorts, filters, and while rows change.
 * @param list the list in sight.
 */
export function useSelection(list: HeldList | undefined) {
  const client = useQueryClient();
  const [selection, setSelection] = useState(nothingChosen);
  /** Rows that were asked for are on their way. */
  const [isLoading, setIsLoading] = useState(false);
  const [hasFailed, setHasFailed] = useState(false);
  /** Raised by whatever makes rows on their way no longer wanted. */
  const turn = useRef(0);

  useFeed((message) => {
    if (message.kind === "changes") setSelection((was) => withNewer(was, message.assessments));
  });

  const change = useCallback((next: typeof selection | ((was: typeof selection) => typeof selection)) => {
    turn.current += 1;
    setIsLoading(false);
    setHasFailed(false);
    setSelection(next);
  }, []);

  /** Waits for rows, and chooses them if nothing else was pressed meanwhile. */
  const choose = useCallback(
    async (
      rows: Promise<AssessmentView[]>,
      act: (was: typeof selection, rows: AssessmentView[]) => typeof selection,
    ) => {
      turn.current += 1;
      const mine = turn.current;
      setIsLoading(true);
      setHasFailed(false);
      const loaded = await rows.catch(() => undefined);
      if (mine !== turn.current) return;
      setIsLoading(false);
      setHasFailed(loaded === undefined);
      if (loaded) setSelection((was) => act(was, loaded));
    },
    [],
  );

  /** A row was pressed. @param index its place. @param isRange all from the one pressed before. */
  const press = useCallback(
    (row: AssessmentView, index: number, isRange: boolean) => {
      const { anchor } = selection;
      const begin = list && isRange && anchor !== undefined ? placeOf(client, list, anchor) : undefined;
      if (!list || begin === undefined) return change((was) => toggled(was, row));
      // One more than there is room for tells that there is none.
      const range = {
        first: Math.max(Math.min(begin, index), begin - maxChosen),
        last: Math.min(Math.max(begin, index), begin + maxChosen),
      };
      void choose(loadRows(client, list, range), (was, rows) => withRange(was, rows, row.id));
    },
    [client, list, selection, change, choose],
  );

  const clear = useCallback(() => change(nothingChosen), [change]);

  /** All rows at hand, or none of them where they are chosen already. */
  const pressAll = useCallback(
    (isChosen: boolean) => {
      if (!list) return;
      const rows = rowsAtHand(client, list);
      change((was) => (isChosen ? withoutRows(was, rows) : withRows(was, rows)));
    },
    [client, list, change],
  );

  /** All that the list has, or as many from its top as can be. */
  const chooseList = useCallback(() => {
    if (!list) return;
    const range = { first: 0, last: Math.min(shownLength(list).count, maxChosen) - 1 };
    void choose(loadRows(client, list, range), withRows);
  }, [client, list, choose]);

  return useMemo(
    () => ({ ...selection, isLoading, hasFailed, press, pressAll, chooseList, clear }),
    [selection, isLoading, hasFailed, press, pressAll, chooseList, clear],
  );
}

export type TableSelection = ReturnType<typeof useSelection>;

import { useQueryClient } from "@tanstack/react-query";
import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import {
  nothingChosen,
  type Selection,
  toggled,
  withoutRows,
  withRange,
  withRows,
} from "@/components/assessments/bulk/selection";
import { loadRows } from "@/components/assessments/list/load-rows";
import { rowOf } from "@/components/rows/known-rows";
import { placeOf, rowsAtHand, shownLength } from "@/components/rows/list-shown";
import type { ListStore } from "@/components/rows/list-store";
import { useListState, useListStore } from "@/components/rows/use-list-state";
import { maxChosen } from "@/lib/assessments/names";
import type { AssessmentView } from "@/lib/assessments/schema";

type Change = Selection | ((was: Selection) => Selection);

/** The selection, and the rows it waits for. */
function useAwaitedRows(store: ListStore) {
  const [selection, setSelection] = useState(nothingChosen);
  /** Rows to choose are being fetched. */
  const [isLoading, setIsLoading] = useState(false);
  const [hasFailed, setHasFailed] = useState(false);
  /** Raised when rows being fetched are no longer wanted. */
  const turn = useRef(0);

  const change = useCallback((next: Change) => {
    turn.current += 1;
    setIsLoading(false);
    setHasFailed(false);
    setSelection(next);
  }, []);

  /** Waits for rows, and chooses them unless something else was pressed meanwhile. */
  const choose = useCallback(
    async (rows: Promise<AssessmentView[]>, act: (was: Selection, ids: number[]) => Selection) => {
      turn.current += 1;
      const mine = turn.current;
      setIsLoading(true);
      setHasFailed(false);
      const loaded = await rows.catch(() => undefined);
      if (mine !== turn.current) return;
      setIsLoading(false);
      setHasFailed(loaded === undefined);
      if (!loaded) return;
      store.dispatch({ kind: "toChoose", rows: loaded });
      setSelection((was) =>
        act(
          was,
          loaded.map(({ id }) => id),
        ),
      );
    },
    [store],
  );

  return { selection, isLoading, hasFailed, change, choose };
}

/** The chosen rows. They stay chosen while the list is scrolled, sorted or filtered, and while rows change. */
export function useSelection() {
  const client = useQueryClient();
  const store = useListStore();
  const { selection, isLoading, hasFailed, change, choose } = useAwaitedRows(store);
  const held = useListState().rows;
  const { ids } = selection;
  useEffect(() => store.dispatch({ kind: "chosen", ids }), [store, ids]);
  const rows = useMemo(() => [...ids].flatMap((id) => rowOf({ rows: held }, id) ?? []), [ids, held]);

  /** @param index the row’s place. @param isRange all from the row pressed before. */
  const press = useCallback(
    (row: AssessmentView, index: number, isRange: boolean) => {
      const { anchor } = selection;
      const { list } = store.read();
      const begin = list && isRange && anchor !== undefined ? placeOf(list, anchor) : undefined;
      if (begin === undefined) return change((was) => toggled(was, row.id));
      // One row more than the limit, so that the limit is reported.
      const range = {
        first: Math.max(Math.min(begin, index), begin - maxChosen),
        last: Math.min(Math.max(begin, index), begin + maxChosen),
      };
      void choose(loadRows(client, range), (was, ids) => withRange(was, ids, row.id));
    },
    [client, store, selection, change, choose],
  );

  const clear = useCallback(() => change(nothingChosen), [change]);

  /** Chooses all loaded rows, or none. */
  const pressAll = useCallback(
    (isChosen: boolean) => {
      const state = store.read();
      if (!state.list) return;
      const atHand = rowsAtHand(state, state.list).map(({ id }) => id);
      change((was) => (isChosen ? withoutRows(was, atHand) : withRows(was, atHand)));
    },
    [store, change],
  );

  /** Chooses the whole list, or its first rows up to the limit. */
  const chooseList = useCallback(() => {
    const { list } = store.read();
    if (!list) return;
    const range = { first: 0, last: Math.min(shownLength(list).count, maxChosen) - 1 };
    void choose(loadRows(client, range), withRows);
  }, [client, store, choose]);

  return useMemo(
    () => ({ ...selection, rows, isLoading, hasFailed, press, pressAll, chooseList, clear }),
    [selection, rows, isLoading, hasFailed, press, pressAll, chooseList, clear],
  );
}

export type TableSelection = ReturnType<typeof useSelection>;

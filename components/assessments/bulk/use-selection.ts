import { useQueryClient } from "@tanstack/react-query";
import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import {
  forReturn,
  nothingChosen,
  type Selection,
  toggled,
  withoutRows,
  withRange,
  withRows,
} from "@/components/assessments/bulk/selection";
import type * as Loading from "@/components/assessments/list/load-rows";
import { rowOf } from "@/components/rows/known-rows";
import { isAwaited, placeOf, rowsAtHand, rowsShown, shownLength } from "@/components/rows/list-shown";
import type { ListStore } from "@/components/rows/list-store";
import { useListState, useListStore } from "@/components/rows/use-list-state";
import { maxChosen } from "@/lib/assessments/names";
import type { AssessmentView } from "@/lib/assessments/schema";

/** Most people choose nothing: loaded with the first use. */
const loadRows: typeof Loading.loadRows = async (...asked) =>
  (await import("@/components/assessments/list/load-rows")).loadRows(...asked);
const rowsOnceAnswered: typeof Loading.rowsOnceAnswered = async (...asked) =>
  (await import("@/components/assessments/list/load-rows")).rowsOnceAnswered(...asked);

/** What is being fetched, to be chosen. */
type Awaited = "range" | "rowsAtHand" | "list";

type Change = Selection | ((was: Selection) => Selection);

/** The selection, and the rows it waits for. */
function useAwaitedRows(store: ListStore) {
  const [selection, setSelection] = useState(forReturn.kept);
  const [awaited, setAwaited] = useState<Awaited>();
  const [hasFailed, setHasFailed] = useState(false);
  /** Raised when rows being fetched are no longer wanted. */
  const turn = useRef(0);

  const change = useCallback((next: Change) => {
    turn.current += 1;
    setAwaited(undefined);
    setHasFailed(false);
    setSelection(next);
  }, []);

  /**
   * Waits for rows, and chooses them unless something else was pressed meanwhile.
   * @param others are chosen instead when those can’t be loaded.
   */
  const choose = useCallback(
    async (
      what: Awaited,
      rows: Promise<AssessmentView[]>,
      act: (was: Selection, ids: number[]) => Selection,
      others?: () => AssessmentView[],
    ) => {
      turn.current += 1;
      const mine = turn.current;
      setAwaited(what);
      setHasFailed(false);
      const loaded = await rows.catch(() => undefined);
      if (mine !== turn.current) return;
      setAwaited(undefined);
      setHasFailed(loaded === undefined);
      const chosen = loaded ?? others?.();
      if (!chosen) return;
      store.dispatch({ kind: "toChoose", rows: chosen });
      setSelection((was) =>
        act(
          was,
          chosen.map(({ id }) => id),
        ),
      );
    },
    [store],
  );

  return { selection, awaited, hasFailed, change, choose };
}

/** The chosen rows. They stay chosen while the list is scrolled, sorted or filtered, and while rows change. */
export function useSelection() {
  const client = useQueryClient();
  const store = useListStore();
  const { selection, awaited, hasFailed, change, choose } = useAwaitedRows(store);
  const held = useListState().rows;
  const { ids } = selection;
  useEffect(() => {
    forReturn.kept = nothingChosen;
    store.dispatch({ kind: "chosen", ids });
  }, [store, ids]);
  const rows = useMemo(() => [...ids].flatMap((id) => rowOf({ rows: held }, id) ?? []), [ids, held]);

  /** @param index the row’s place. @param isRange all from the row pressed before. */
  const press = useCallback(
    (row: AssessmentView, index: number, isRange: boolean) => {
      const { anchor } = selection;
      const { list } = store.read();
      const begin = list && isRange && anchor !== undefined ? placeOf(list, anchor) : undefined;
      if (!list || begin === undefined) return change((was) => toggled(was, row.id));
      // One row more than the limit, so that the limit is reported.
      const range = {
        first: Math.max(Math.min(begin, index), begin - maxChosen),
        last: Math.min(Math.max(begin, index), begin + maxChosen),
      };
      const { rowAt } = rowsShown(store.read(), list);
      const count = Math.min(range.last, shownLength(list).count - 1) - range.first + 1;
      const atHand = Array.from({ length: count }, (_, at) => rowAt(range.first + at)?.id);
      const ids = atHand.filter((id) => id !== undefined);
      // What the next press is for is chosen by then.
      if (ids.length === count) return change((was) => withRange(was, ids, row.id));
      void choose("range", loadRows(client, list, range), (was, some) => withRange(was, some, row.id));
    },
    [client, store, selection, change, choose],
  );

  const clear = useCallback(() => change(nothingChosen), [change]);

  /** Chooses all loaded rows, or none. What came with the page is only the first of them: the answer is waited for. */
  const pressAll = useCallback(
    (isChosen: boolean) => {
      const { list } = store.read();
      if (!list) return;
      const atHand = () => {
        const state = store.read();
        return state.list?.viewKey === list.viewKey ? rowsAtHand(state, state.list) : [];
      };
      // What was chosen before stays.
      if (isChosen && awaited === "rowsAtHand") return change((was) => was);
      if (!isChosen && isAwaited(list))
        return void choose("rowsAtHand", rowsOnceAnswered(client, list), withRows, atHand);
      const ids = atHand().map(({ id }) => id);
      change((was) => (isChosen ? withoutRows(was, ids) : withRows(was, ids)));
    },
    [client, store, awaited, change, choose],
  );

  /** Chooses the whole list, or its first rows up to the limit. */
  const chooseList = useCallback(() => {
    const { list } = store.read();
    if (!list) return;
    const range = { first: 0, last: Math.min(shownLength(list).count, maxChosen) - 1 };
    void choose("list", loadRows(client, list, range), withRows);
  }, [client, store, choose]);

  return useMemo(
    () => ({ ...selection, rows, awaited, hasFailed, press, pressAll, chooseList, clear }),
    [selection, rows, awaited, hasFailed, press, pressAll, chooseList, clear],
  );
}

export type TableSelection = ReturnType<typeof useSelection>;

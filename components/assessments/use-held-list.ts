import { type UseQueryResult, useQueryClient } from "@tanstack/react-query";
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from "react";
import { asOfList, beginList, rowsOf } from "@/components/assessments/held-list";
import { nothingWaits, stillWaits } from "@/components/assessments/hold-rows";
import type { ListView } from "@/components/assessments/search-params";
import { rowsPerPage } from "@/components/assessments/table-pages";
import { useHeldPages } from "@/components/assessments/use-held-pages";
import { isAnsweredNow, pageQuery } from "@/components/query/assessments-query";
import { withRecentChanges } from "@/components/query/recent-changes";
import type { AssessmentPage } from "@/lib/assessments/schema";

/**
 * The list that stands still, what waits to be let into it, and which pages of it are in sight.
 * @param mark is told the rows that come with a newer list.
 */
export function useHeldList(
  view: ListView,
  answer: UseQueryResult<AssessmentPage>,
  mark: (ids: number[]) => void,
) {
  const client = useQueryClient();
  const own = answer.isPlaceholderData ? undefined : answer.data;
  const isOfNow = isAnsweredNow(answer);
  const viewKey = JSON.stringify(view);
  const [list, setList] = useState(() => own && beginList(view, own, false));
  const [wanted, setWanted] = useState([0]);
  const [waiting, setWaiting] = useState(nothingWaits);

  if (own && list?.viewKey !== viewKey) {
    setList(beginList(view, own, isOfNow));
    setWanted([0]);
    setWaiting(nothingWaits);
  }
  const pages = useHeldPages(list, wanted);
  const length = list && pages.length(list.length);
  if (list && length && (length.count !== list.length.count || length.isExact !== list.length.isExact)) {
    setList({ ...list, length });
  }

  const now = useRef({ list, wanted, viewKey });
  useLayoutEffect(() => {
    now.current = { list, wanted, viewKey };
  });
  const want = useCallback((ofView: string, pages: number[]) => {
    if (ofView !== now.current.viewKey) return;
    setWanted((wanted) => (wanted.join() === pages.join() ? wanted : pages));
  }, []);
  /** What is told next may come before the next picture. */
  const put = useCallback((next: typeof list) => {
    now.current.list = next;
    setList(next);
  }, []);

  /** Makes a new answer the list, with the pages in sight already there: nothing flickers. */
  const adopt = useCallback(
    async (first: AssessmentPage, view: ListView) => {
      const { wanted } = now.current;
      const { count } = beginList(view, first, true).length;
      const deep = wanted.filter((page) => page > 0 && page * rowsPerPage < count);
      const queries = deep.map((page) => pageQuery(view, first.version, page));
      await Promise.all(queries.map((query) => client.prefetchQuery(query)));
      // The feed went on meanwhile.
      const next = beginList(view, withRecentChanges(first), true);
      const { list } = now.current;
      if (now.current.viewKey !== next.viewKey) return;
      if (list?.isSettled) {
        const inSight = [first, ...queries.flatMap((query) => client.getQueryData(query.queryKey) ?? [])];
        const came = [...rowsOf(inSight).values()].filter((row) => row.firstSeenVersion > asOfList(list));
        mark(came.map((row) => row.id));
      }
      put(next);
      setWaiting((waiting) => stillWaits(waiting, asOfList(next)));
    },
    [client, mark, put],
  );

  // The first answer of this visit comes whole: whoever looks has not held on to a row yet.
  const settling = isOfNow ? own : undefined;
  useEffect(() => {
    const { list, viewKey } = now.current;
    if (settling && list && !list.isSettled && list.viewKey === viewKey) void adopt(settling, list.view);
  }, [settling, adopt]);

  return { list, rows: pages.rows, waiting, setWaiting, want, now, put, adopt };
}

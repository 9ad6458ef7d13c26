import { type UseQueryResult, useQueryClient } from "@tanstack/react-query";
import { useCallback, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from "react";
import { changedRows, describeChanges, describeFresh } from "@/components/assessments/describe-changes";
import { asOfList, beginList, rowsOf, withChanges } from "@/components/assessments/held-list";
import { holdRows, isReordered, nothingWaits, stillWaits } from "@/components/assessments/hold-rows";
import type { ListView } from "@/components/assessments/search-params";
import { rowsPerPage } from "@/components/assessments/table-pages";
import { useChangeMarks } from "@/components/assessments/use-change-marks";
import { useHeldPages } from "@/components/assessments/use-held-pages";
import { useLookWithoutFeed } from "@/components/assessments/use-look-without-feed";
import { useFeed } from "@/components/feed/feed-provider";
import { firstPageQuery, pageQuery, pagesKey, versionOf } from "@/components/query/assessments-query";
import { forgetChanges, rememberChanges, withRecentChanges } from "@/components/query/recent-changes";
import type { AssessmentPage, AssessmentView } from "@/lib/assessments/schema";
import type { FeedMessage } from "@/lib/feed/schema";

const none: AssessmentView[] = [];

/**
 * The rows as they stand still under somebody's eyes while the feed tells what changes (hold-rows.ts).
 * @param view what the rows answer: another view's rows come whole.
 * @param answer the view's first page; a placeholder while its own is on its way.
 * @param isUntouched whether the list may move by itself: nobody reads deep in it or points at it.
 */
export function useLiveRows(
  view: ListView,
  answer: UseQueryResult<AssessmentPage>,
  isUntouched: () => boolean,
) {
  const client = useQueryClient();
  const own = answer.isPlaceholderData ? undefined : answer.data;
  const viewKey = JSON.stringify(view);
  const [list, setList] = useState(() => own && beginList(view, own, false));
  const [wanted, setWanted] = useState([0]);
  const [waiting, setWaiting] = useState(nothingWaits);
  const [changes, setChanges] = useState(none);
  const [isLettingIn, setIsLettingIn] = useState(false);
  const { marked, mark } = useChangeMarks();
  const [begunAt] = useState(own?.version);

  if (own && list?.viewKey !== viewKey) {
    setList(beginList(view, own, answer.isFetchedAfterMount));
    setWanted([0]);
    setWaiting(nothingWaits);
    setChanges(none);
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

  /** Replaces changed rows in place, in every page that has them, and notes what they would move. */
  const absorb = useCallback(
    (changed: readonly AssessmentView[]) => {
      if (changed.length === 0) return;
      rememberChanges(changed);
      const byId = new Map(changed.map((row) => [row.id, row]));
      const { list, wanted } = now.current;
      const isHeld = (key: readonly unknown[]) => list && key[2] === list.position;
      const held: AssessmentPage[] = list ? [list.first] : [];
      const inSight = list && wanted.includes(0) ? [list.first] : [];
      for (const [key, page] of client.getQueriesData<AssessmentPage>({ queryKey: [pagesKey] })) {
        if (!page) continue;
        if (isHeld(key) && JSON.stringify(key[1]) === list?.viewKey) {
          held.push(page);
          if (wanted.includes(Number(key[3]))) inSight.push(page);
        }
        const patched = withChanges(page, byId);
        if (patched !== page) client.setQueryData(key, patched);
      }
      if (!list) return;
      const before = rowsOf(held);
      const seen = changedRows([...rowsOf(inSight).values()], [...changed]).filter(
        (row) => row.version > (before.get(row.id)?.version ?? 0),
      );
      if (seen.length > 0) {
        mark(seen.map((row) => row.id));
        setChanges(seen);
      }
      const patched = { ...list, first: withChanges(list.first, byId) };
      now.current.list = patched;
      setList(patched);
      setWaiting((waiting) => holdRows(waiting, list.view, asOfList(list), (id) => before.get(id), changed));
    },
    [client, mark],
  );

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
      now.current.list = next;
      setList(next);
      setWaiting((waiting) => stillWaits(waiting, asOfList(next)));
    },
    [client, mark],
  );

  const running = useRef(false);
  /** Nothing moves by itself after a failure, until the feed speaks again. */
  const mayMove = useRef(true);
  /** The feed has told to ask for everything again. */
  const isBehind = useRef(false);
  /** Lets everything in that waits. */
  const letIn = useCallback(async () => {
    const { list } = now.current;
    if (!list || running.current) return;
    running.current = true;
    setIsLettingIn(true);
    try {
      await adopt(await client.fetchQuery(firstPageQuery(list.view)), list.view);
    } catch {
      // The query has the error, and the screen says it; what waits goes on waiting.
      mayMove.current = false;
    } finally {
      running.current = false;
      setIsLettingIn(false);
    }
  }, [client, adopt]);

  useFeed((message: FeedMessage) => {
    mayMove.current = true;
    if (message.kind === "changes") absorb(message.assessments);
    if (message.kind !== "reload") return;
    forgetChanges();
    isBehind.current = true;
    setWaiting({ ...nothingWaits, outdatedBy: versionOf(message.version) });
  }, begunAt);

  // The first answer of this visit comes whole: whoever looks has not held on to a row yet.
  const settling = answer.isFetchedAfterMount ? own : undefined;
  useEffect(() => {
    const { list, viewKey } = now.current;
    if (settling && list && !list.isSettled && list.viewKey === viewKey) void adopt(settling, list.view);
  }, [settling, adopt]);

  // An empty list has nothing to move and takes everything; one that is far behind moves where nobody minds.
  const isEmpty = list?.length.count === 0 && list.isSettled;
  const moveByItself = useEffectEvent(() => {
    if (mayMove.current && (isEmpty || (isBehind.current && isUntouched()))) void letIn();
  });
  const waits = waiting.fresh.size > 0 || waiting.outdatedBy > 0;
  useEffect(() => {
    if (!waits) isBehind.current = false;
    else if (waiting && !isLettingIn) moveByItself();
  }, [waits, waiting, isLettingIn]);

  useLookWithoutFeed(
    useCallback(async () => {
      const { list } = now.current;
      if (!list) return;
      const first = await client.fetchQuery(firstPageQuery(list.view));
      if (now.current.list?.position !== list.position) return;
      absorb(first.assessments);
      if (isReordered(list.first.assessments, first.assessments, asOfList(list))) {
        setWaiting((waiting) => ({ ...waiting, outdatedBy: versionOf(first.version) }));
      }
    }, [client, absorb]),
  );

  return {
    list,
    rowAt: pages.rowAt,
    fresh: waiting.fresh.size,
    outdated: waits,
    isLettingIn,
    marked,
    letIn,
    want: setWanted,
    said: [describeChanges(changes), describeFresh(waiting.fresh.size)],
  };
}

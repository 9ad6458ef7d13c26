import { type UseQueryResult, useQueryClient } from "@tanstack/react-query";
import { useCallback, useEffect, useEffectEvent, useMemo, useRef, useState } from "react";
import { absorbChanges } from "@/components/assessments/absorb-changes";
import {
  type Change,
  describeChanges,
  describeFresh,
  isCompletion,
} from "@/components/assessments/describe-changes";
import { asOfList } from "@/components/assessments/held-list";
import { holdRows, isReordered, nothingWaits } from "@/components/assessments/hold-rows";
import type { ListView } from "@/components/assessments/search-params";
import { useChangeMarks } from "@/components/assessments/use-change-marks";
import { useHeldList } from "@/components/assessments/use-held-list";
import { useLookWithoutFeed } from "@/components/assessments/use-look-without-feed";
import { useFeed } from "@/components/feed/feed-provider";
import { firstPageQuery, versionOf } from "@/components/query/assessments-query";
import { broughtBack, forgetChanges, rememberChanges } from "@/components/query/recent-changes";
import { useTexts } from "@/components/texts/texts-provider";
import type { AssessmentPage, AssessmentView } from "@/lib/assessments/schema";
import type { FeedMessage } from "@/lib/feed/schema";

/** `position`: of the list in which they were seen. */
type Changes = { position?: string; rows: Change[] };

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
  const texts = useTexts();
  const { marked, mark } = useChangeMarks();
  const { list, rows, waiting, setWaiting, want, now, put, adopt } = useHeldList(view, answer, mark);
  const [changes, setChanges] = useState<Changes>({ rows: [] });
  const [isLettingIn, setIsLettingIn] = useState(false);
  const [begunAt] = useState(list?.position);

  const absorb = useCallback(
    (changed: readonly AssessmentView[]) => {
      if (changed.length === 0) return;
      const back = broughtBack(changed);
      rememberChanges(changed);
      const absorbed = absorbChanges(client, now.current.list, now.current.wanted, changed);
      if (!absorbed) return;
      const { list, before, seen } = absorbed;
      if (seen.length > 0) {
        mark(seen.map((row) => row.id));
        const rows = seen.map((now) => ({ before: before.get(now.id) ?? now, now }));
        setChanges({ position: list.position, rows: rows.filter((change) => !isCompletion(change)) });
      }
      put(list);
      setWaiting((waiting) =>
        holdRows(waiting, list.view, asOfList(list), (id) => before.get(id), changed, back),
      );
    },
    [client, mark, now, put, setWaiting],
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
  }, [client, now, adopt]);

  useFeed((message: FeedMessage) => {
    mayMove.current = true;
    if (message.kind === "changes") absorb(message.assessments);
    if (message.kind !== "reload") return;
    forgetChanges();
    isBehind.current = true;
    setWaiting({ ...nothingWaits, outdatedBy: versionOf(message.version) });
  }, begunAt);

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
    }, [client, now, absorb, setWaiting]),
  );

  const seen = changes.position === list?.position ? changes.rows : [];
  return {
    /** The list and its rows, the same until one of them changes. */
    held: useMemo(() => ({ list, rows }), [list, rows]),
    fresh: waiting.fresh.size,
    outdated: waits,
    isLettingIn,
    marked,
    letIn,
    want,
    said: [describeChanges(seen, texts), describeFresh(waiting.fresh.size, texts.t)],
  };
}

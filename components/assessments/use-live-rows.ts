import { type UseQueryResult, useQueryClient } from "@tanstack/react-query";
import { useCallback, useEffect, useEffectEvent, useMemo, useRef, useState } from "react";
import { absorbChanges } from "@/components/assessments/absorb-changes";
import {
  type Change,
  describeChanges,
  describeFresh,
  isCompletion,
  isIdentification,
} from "@/components/assessments/describe-changes";
import { asOfList, shownLength } from "@/components/assessments/held-list";
import { holdRows, isReordered, nothingWaits } from "@/components/assessments/hold-rows";
import { moveOwn } from "@/components/assessments/move-own";
import type { ListView } from "@/components/assessments/search-params";
import { useChangeMarks } from "@/components/assessments/use-change-marks";
import { useHeldList } from "@/components/assessments/use-held-list";
import { useLookWithoutFeed } from "@/components/assessments/use-look-without-feed";
import { isAtRows } from "@/components/assessments/use-row-focus";
import { useFeed } from "@/components/feed/feed-provider";
import { firstPageQuery, versionOf } from "@/components/query/assessments-query";
import { isOwnArchiving, onOwnArchiving } from "@/components/query/own-archiving";
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
  /** The last version with which one has archived, or brought back, oneself what isn't at hand. */
  const [ownBy, setOwnBy] = useState(0);
  const [begunAt] = useState(list?.position);

  const absorb = useCallback(
    (changed: readonly AssessmentView[]) => {
      if (changed.length === 0) return;
      const back = broughtBack(changed);
      rememberChanges(changed);
      const absorbed = absorbChanges(client, now.current.list, now.current.wanted, changed);
      if (!absorbed) return;
      const own = changed.filter(isOwnArchiving);
      const { before } = absorbed;
      const { list, elsewhere } = moveOwn(client, absorbed.list, own, isAtRows(document.activeElement));
      // Of one's own doing it is said where it was asked for.
      const seen = absorbed.seen.filter(
        (now) => !own.includes(now) && !isIdentification({ before: before.get(now.id) ?? now, now }),
      );
      if (seen.length > 0) {
        mark(seen.map((row) => row.id));
        const rows = seen.map((now) => ({ before: before.get(now.id) ?? now, now }));
        setChanges({ position: list.position, rows: rows.filter((change) => !isCompletion(change)) });
      }
      put(list);
      setOwnBy((by) => Math.max(by, ...elsewhere.map(({ version }) => version)));
      // The archive's counts come with its list alone.
      if (own.length > 0 && list.view.archived)
        void client.invalidateQueries({ ...firstPageQuery(list.view), exact: true });
      const others = changed.filter((row) => !elsewhere.includes(row));
      const shown = (id: number) => (list.left.has(id) ? undefined : before.get(id));
      setWaiting((waiting) => holdRows(waiting, list.view, asOfList(list), shown, others, back));
    },
    [client, mark, now, put, setWaiting],
  );

  // Rows leave as soon as that is done; they come back with the feed, which has them as they are then.
  useEffect(
    () =>
      onOwnArchiving((rows, archived) => {
        const { list } = now.current;
        if (!list || archived === (list.view.archived === "1")) return;
        const gone = rows.map((row) => ({ ...row, archivedAt: archived ? row.createdAt : undefined }));
        put(moveOwn(client, list, gone, isAtRows(document.activeElement)).list);
      }),
    [client, now, put],
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
    setOwnBy(0);
    isBehind.current = true;
    setWaiting({ ...nothingWaits, outdatedBy: versionOf(message.version) });
  }, begunAt);

  // An empty list has nothing to move and takes everything; one that is far behind moves where nobody minds.
  const isEmpty = list?.isSettled && shownLength(list).count === 0;
  const waits = waiting.fresh.size > 0 || waiting.outdatedBy > 0;
  // Nothing in sight moves for what one has changed elsewhere, as long as nothing of others waits.
  const isOwnAlone = !waits && list !== undefined && ownBy > asOfList(list);
  const moveByItself = useEffectEvent(() => {
    if (mayMove.current && (isEmpty || isOwnAlone || (isBehind.current && isUntouched()))) void letIn();
  });
  useEffect(() => {
    if (!waits) isBehind.current = false;
    if ((isOwnAlone || waits) && waiting && !isLettingIn) moveByItself();
  }, [waits, isOwnAlone, waiting, isLettingIn]);

  useLookWithoutFeed(
    useCallback(async () => {
      const { list } = now.current;
      if (!list) return;
      const first = await client.fetchQuery(firstPageQuery(list.view));
      if (now.current.list?.position !== list.position) return;
      absorb(first.assessments);
      const { left } = now.current.list;
      const shown = list.first.assessments.filter(({ id }) => !left.has(id));
      // Others have moved up from behind.
      const rows = left.size > 0 ? first.assessments.slice(0, shown.length) : first.assessments;
      if (isReordered(shown, rows, asOfList(list))) {
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

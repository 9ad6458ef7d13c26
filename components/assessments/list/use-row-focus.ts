import {
  type FocusEvent,
  type RefObject,
  use,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { type DrawnRow, type DrawnRows, useDrawnRows } from "@/components/assessments/list/drawn-rows";
import { stuckAbovePx } from "@/components/assessments/list/stuck-above";
import { OpenAssessmentContext } from "@/components/assessments/list/use-open-assessment";
import { isGoing } from "@/components/assessments/list/use-was-in-rows";
import { assessmentIdIn } from "@/components/assessments/view/panel-address";
import type { NextFocus } from "@/components/rows/list-state";

/** @returns whether there is a row to walk to. */
export type WalkTo = (to: "next" | "previous" | "first" | "last") => boolean;

/** The row that takes the focus as soon as it is there. */
type Goal = {
  index: number;
  scrolls: boolean;
  /** Whether an open panel goes along. */
  opens: boolean;
};

/** A key may be pressed before React knows the address that a click has just set. */
const opened = (shown: number | undefined) => shown ?? assessmentIdIn(window.location.pathname);

/** The first row below what sticks to the window’s top. */
function firstInSight(rows: readonly DrawnRow[]): number {
  const under = rows.find(({ element }) => element.getBoundingClientRect().top >= stuckAbovePx(element) - 24);
  return (under ?? rows[0])?.first ?? 0;
}

/**
 * The place of the row that is open in the panel.
 * @param focusRow called with that place once the panel is closed, if the focus went with it.
 */
function useOpenPlace(rows: DrawnRows, openId: number | undefined, focusRow: (index: number) => void) {
  const [openIndex, setOpenIndex] = useState<number>();
  useLayoutEffect(() => {
    const place = rows.of(openId)?.first;
    if (place !== undefined && place !== openIndex) setOpenIndex(place);
  });
  const wasOpen = useRef(false);
  useEffect(() => {
    const isClosed = wasOpen.current && openId === undefined;
    wasOpen.current = openId !== undefined;
    if (!isClosed) return;
    setOpenIndex(undefined);
    if (openIndex !== undefined && document.activeElement === document.body) focusRow(openIndex);
  }, [openId, openIndex, focusRow]);
  return openIndex;
}

type FocusedPlace = { first: number; last: number; viewKey: string };

/**
 * The places of the focused row. A row that is replaced, as when its page is fetched again, drops the focus without a
 * blur: then they are `lost`, until `forget` is called or something else has the focus.
 */
function useFocusedPlace(rows: DrawnRows, body: RefObject<HTMLElement | null>, viewKey: string) {
  const [place, setPlace] = useState<FocusedPlace>();
  const [isLost, setIsLost] = useState(false);
  const take = (target: EventTarget | null) => {
    const row = rows.around(target);
    const isSame = row?.first === place?.first && row?.last === place?.last && viewKey === place?.viewKey;
    if (!(row && isSame)) setPlace(row && { first: row.first, last: row.last, viewKey });
  };
  // Letting the list in may put another row under the focus.
  useLayoutEffect(() => {
    const at = document.activeElement;
    const nowLost = at === document.body && place?.viewKey === viewKey;
    if (nowLost !== isLost) setIsLost(nowLost);
    if (!nowLost) take(at);
  });
  const forget = useCallback(() => setPlace(undefined), []);
  const handlers = {
    onFocus: (event: FocusEvent) => take(event.target),
    onBlur: ({ target, relatedTarget }: FocusEvent) => {
      // Another window may have the focus now, and give it back to this row.
      const isBack = document.activeElement === target || body.current?.contains(relatedTarget);
      if (!isBack) forget();
    },
  };
  return { index: place?.first, lost: isLost ? place : undefined, forget, handlers };
}

/** A card may be taller than what the bars leave of the window: its link has to be in sight. */
function scrollToRow({ element, parts: { link } }: DrawnRow): void {
  element.scrollIntoView({ block: "nearest" });
  link?.scrollIntoView({ block: "nearest" });
}

/** A recruiter who does something else before the walk’s row is there keeps their focus. */
function useGivingUp(goal: Goal | undefined, body: RefObject<HTMLElement | null>, onGivingUp: () => void) {
  useEffect(() => {
    if (goal === undefined) return;
    const giveUp = (event: Event) => {
      const inside = event.type === "focusin" && body.current?.contains(event.target as Node);
      if (!inside) onGivingUp();
    };
    const events = ["wheel", "pointerdown", "focusin"] as const;
    for (const name of events) document.addEventListener(name, giveUp, { passive: true });
    return () => {
      for (const name of events) document.removeEventListener(name, giveUp);
    };
  }, [goal, body, onGivingUp]);
}

/**
 * The focused row, by its place, and the walk from row to row. A row that isn’t loaded yet is scrolled to at once and
 * takes the focus when it is there. With an assessment open in the panel, the walk begins at its row and opens the
 * next one.
 * @param nextFocus the row that takes the focus after a focused one was removed, or opens after the open one was
 * decided on; each is followed once.
 * @param wasInRows whether the focus was in the rows (use-was-in-rows.ts).
 */
export function useRowFocus(
  body: RefObject<HTMLElement | null>,
  viewKey: string,
  count: number,
  nextFocus: NextFocus | undefined,
  wasInRows: RefObject<boolean>,
) {
  const rows = useDrawnRows();
  const [goal, setGoal] = useState<Goal>();
  const scrolledTo = useRef<Goal>(undefined);

  const { id: openId, show } = use(OpenAssessmentContext);
  const focusRow = useCallback((index: number) => setGoal({ index, scrolls: true, opens: true }), []);
  const openIndex = useOpenPlace(rows, openId, focusRow);
  const { index, lost, forget, handlers } = useFocusedPlace(rows, body, viewKey);

  const followed = useRef<typeof nextFocus>(undefined);
  useLayoutEffect(() => {
    if (!nextFocus || followed.current === nextFocus) return;
    followed.current = nextFocus;
    const { index: next, decided, returned } = nextFocus;
    const open = opened(openId);
    const isOpenDecided = open !== undefined && decided.includes(open);
    // What one takes back is what one goes on with.
    const isOneBack = returned.length === 1;
    const follows = isOneBack || isGoing(document.activeElement, rows);
    if (count === 0 || !(isOpenDecided || (wasInRows.current && follows))) return;
    setGoal({ index: Math.min(next, count - 1), scrolls: true, opens: isOpenDecided || isOneBack });
  }, [nextFocus, count, wasInRows, rows, openId]);

  useLayoutEffect(() => {
    if (!lost || count === 0) return;
    const inPlace = rows.inOrder().filter(({ first, last }) => first <= lost.last && last >= lost.first);
    const next = inPlace.length > 0 ? firstInSight(inPlace) : Math.min(lost.first, count - 1);
    setGoal((walking) => walking ?? { index: next, scrolls: false, opens: false });
  }, [lost, count, rows]);

  useLayoutEffect(() => {
    if (goal === undefined) return;
    const row = rows.at(goal.index);
    if (!row) return;
    if (goal.scrolls && scrolledTo.current !== goal) {
      scrolledTo.current = goal;
      if (goal.index === 0) window.scrollTo({ top: 0 });
      // The lowest windows have room for less than what is above the first one.
      scrollToRow(row);
    }
    const { link } = row.parts;
    if (!link) return;
    // Where it can’t take the focus, it isn’t tried over and over.
    if (lost) forget();
    if (goal.opens && opened(openId) !== undefined && row.id !== undefined) show(row.id);
    else link.focus({ preventScroll: true });
    setGoal(undefined);
    if (scrolledTo.current !== goal) return;
    // While the focus was at the window’s foot, the page kept nothing clear of its top (globals.css).
    scrollToRow(row);
    // Cards have their real height only now, and the row may be another element. The recruiter may have walked on.
    requestAnimationFrame(() => {
      const drawn = rows.at(goal.index);
      if (drawn && scrolledTo.current === goal) scrollToRow(drawn);
    });
  });

  const giveUp = useCallback(() => {
    setGoal(undefined);
    forget();
  }, [forget]);
  useGivingUp(goal, body, giveUp);

  const walk: WalkTo = (to) => {
    const drawn = rows.inOrder();
    if (drawn.length === 0 || count === 0) return false;
    const focused = rows.around(document.activeElement);
    const from = goal?.index ?? (openId === undefined ? undefined : openIndex);
    const at = from === undefined ? focused : { first: from, last: from };
    // The open row has left the list: the next one is in its place.
    const atOpen = openIndex === undefined ? undefined : rows.at(openIndex)?.id;
    const hasLeft = goal === undefined && openId !== undefined && atOpen !== undefined && atOpen !== openId;
    const targets = {
      next: at === undefined ? firstInSight(drawn) : hasLeft ? at.first : at.last + 1,
      previous: at === undefined ? firstInSight(drawn) : at.first - 1,
      first: 0,
      last: count - 1,
    };
    focusRow(Math.max(0, Math.min(targets[to], count - 1)));
    return true;
  };

  return {
    /** Rows that stay in the document: Tab leads from the focused row to its neighbours. */
    kept: [goal?.index, openIndex, ...(index === undefined ? [] : [index - 1, index, index + 1])],
    walk,
    handlers,
  };
}

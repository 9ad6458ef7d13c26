import { type FocusEvent, type RefObject, use, useEffect, useLayoutEffect, useRef, useState } from "react";
import { assessmentIdIn } from "@/components/assessments/panel-address";
import { OpenAssessmentContext } from "@/components/assessments/use-open-assessment";

export type WalkTo = (to: "next" | "previous" | "first" | "last") => void;

type Span = { first: number; last: number };

/** The places that a row stands for: its own, or all of a page that couldn't be loaded. */
function spanOf(element: Element | null): Span | undefined {
  const { index, last = index } = element?.closest<HTMLElement>("tr[data-index]")?.dataset ?? {};
  return index === undefined ? undefined : { first: Number(index), last: Number(last) };
}

const rowIndex = (element: Element | null): number | undefined => spanOf(element)?.first;

function rowOf(body: HTMLElement | null, index: number): Element | undefined {
  return [...(body?.querySelectorAll("tr[data-index]") ?? [])].find((row) => {
    const { first = 0, last = -1 } = spanOf(row) ?? {};
    return first <= index && index <= last;
  });
}

/** The place of the row whose link leads to the assessment. */
function placeOf(body: HTMLElement | null, id: number): number | undefined {
  return rowIndex(body?.querySelector(`[data-row-link][href="/assessments/${id}"]`) ?? null);
}

/** Whether another assessment stands at the place. */
function hasOther(body: HTMLElement, index: number | undefined, id: number): boolean {
  const link = index === undefined ? undefined : rowOf(body, index)?.querySelector("[data-row-link]");
  return link instanceof HTMLAnchorElement && assessmentIdIn(link.pathname) !== id;
}

/** Whether an element is gone, or goes with what has just been done in it. */
const isGoing = (element: Element | null): boolean =>
  element === null ||
  element === document.body ||
  element.closest("[data-bulk-bar], [data-archive-outcome], [role=menu]") !== null;

/** Whether whoever has the focus works in the rows: it goes on there when what has it is gone. */
export const isAtRows = (element: Element | null): boolean =>
  isGoing(element) || element?.closest("tr[data-index]") != null;

/** The row that stands first under what sticks to the window's top. */
function firstInSight(body: HTMLElement): number {
  const rows = [...body.querySelectorAll("tr[data-index]")];
  const under = rows.find((row) => {
    const { top } = row.getBoundingClientRect();
    return top >= Number.parseFloat(getComputedStyle(row).scrollMarginTop) - 24;
  });
  return rowIndex(under ?? rows[0] ?? null) ?? 0;
}

/**
 * The row that the focus is in, by its place, and the walk from one to another. A row that is walked to may
 * be on its way yet: it is scrolled to at once and takes the focus when it is there. While an assessment stands
 * open in the panel the walk begins at its row, and opens the next one there instead.
 * @param count how many rows there are.
 * @param goOn where the focus goes on that was on what is gone, or goes: each is followed once.
 */
export function useRowFocus(
  body: RefObject<HTMLElement | null>,
  count: number,
  goOn: { index: number } | undefined,
) {
  const [index, setIndex] = useState<number>();
  const [goal, setGoal] = useState<number>();
  const scrolledTo = useRef<number>(undefined);

  const { id: openId, show } = use(OpenAssessmentContext);
  const [openIndex, setOpenIndex] = useState<number>();
  useLayoutEffect(() => {
    const place = openId === undefined ? undefined : placeOf(body.current, openId);
    if (place !== undefined && place !== openIndex) setOpenIndex(place);
  });
  const wasOpen = useRef(false);
  useEffect(() => {
    const isClosed = wasOpen.current && openId === undefined;
    wasOpen.current = openId !== undefined;
    if (!isClosed) return;
    setOpenIndex(undefined);
    // The focus went with the panel, unless it was elsewhere.
    if (openIndex !== undefined && document.activeElement === document.body) setGoal(openIndex);
  }, [openId, openIndex]);

  // Rows change places under the focus when the list is let in.
  useLayoutEffect(() => {
    const at = document.activeElement;
    const current = at && body.current?.contains(at) ? rowIndex(at) : undefined;
    if (current !== index) setIndex(current);
  });

  /** Whether the panel, where it is open, goes along. */
  const showsGoal = useRef(true);
  const wentOn = useRef<typeof goOn>(undefined);
  useLayoutEffect(() => {
    if (!goOn || wentOn.current === goOn) return;
    wentOn.current = goOn;
    if (count === 0 || !isGoing(document.activeElement)) return;
    showsGoal.current = false;
    scrolledTo.current = undefined;
    setGoal(Math.min(goOn.index, count - 1));
  }, [goOn, count]);

  useLayoutEffect(() => {
    if (goal === undefined) return;
    const row = rowOf(body.current, goal);
    if (!row) return;
    if (scrolledTo.current !== goal) {
      scrolledTo.current = goal;
      if (goal === 0) window.scrollTo({ top: 0 });
      else row.scrollIntoView({ block: "nearest" });
    }
    const link = row.querySelector<HTMLElement>("[data-row-link]");
    if (!link) return;
    const id = link instanceof HTMLAnchorElement ? assessmentIdIn(link.pathname) : undefined;
    if (showsGoal.current && openId !== undefined && id !== undefined) show(id);
    else link.focus({ preventScroll: true });
    showsGoal.current = true;
    setGoal(undefined);
    // Cards have their real height only now. By then one may have walked on.
    requestAnimationFrame(() => {
      if (goal > 0 && scrolledTo.current === goal) row.scrollIntoView({ block: "nearest" });
    });
  });

  // Whoever does something else meanwhile doesn't want to be fetched.
  useEffect(() => {
    if (goal === undefined) return;
    const giveUp = (event: Event) => {
      const inside = event.type === "focusin" && body.current?.contains(event.target as Node);
      if (!inside) setGoal(undefined);
    };
    const events = ["wheel", "pointerdown", "focusin"] as const;
    for (const name of events) document.addEventListener(name, giveUp, { passive: true });
    return () => {
      for (const name of events) document.removeEventListener(name, giveUp);
    };
  }, [goal, body]);

  const walk: WalkTo = (to) => {
    const element = body.current;
    if (!element || count === 0) return;
    const focused = spanOf(element.contains(document.activeElement) ? document.activeElement : null);
    const from = goal ?? (openId === undefined ? undefined : openIndex);
    const at = from === undefined ? focused : { first: from, last: from };
    // Where the open one stood before it left the list, the next one stands now.
    const hasLeft = goal === undefined && openId !== undefined && hasOther(element, openIndex, openId);
    const targets = {
      next: at === undefined ? firstInSight(element) : hasLeft ? at.first : at.last + 1,
      previous: at === undefined ? firstInSight(element) : at.first - 1,
      first: 0,
      last: count - 1,
    };
    scrolledTo.current = undefined;
    showsGoal.current = true;
    setGoal(Math.max(0, Math.min(targets[to], count - 1)));
  };

  return {
    goal,
    /** The rows that must stay in the document: Tab leads from the one with the focus to its neighbours. */
    kept: [goal, openIndex, ...(index === undefined ? [] : [index - 1, index, index + 1])],
    walk,
    handlers: {
      onFocus: (event: FocusEvent) => setIndex(rowIndex(event.target)),
      onBlur: ({ target, relatedTarget }: FocusEvent) => {
        // Another window may have the focus now, and give it back to this row.
        const isBack = document.activeElement === target || body.current?.contains(relatedTarget);
        if (!isBack) setIndex(undefined);
      },
    },
  };
}

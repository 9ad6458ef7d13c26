import { type FocusEvent, type RefObject, useEffect, useLayoutEffect, useRef, useState } from "react";

export type WalkTo = (to: "next" | "previous" | "first" | "last") => void;

const rowIndex = (element: Element | null): number | undefined => {
  const index = element?.closest("tr")?.getAttribute("data-index");
  return index ? Number(index) : undefined;
};

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
 * be on its way yet: it is scrolled to at once and takes the focus when it is there.
 * @param count how many rows there are.
 */
export function useRowFocus(body: RefObject<HTMLElement | null>, count: number) {
  const [index, setIndex] = useState<number>();
  const [goal, setGoal] = useState<number>();
  const scrolledTo = useRef<number>(undefined);

  // Rows change places under the focus when the list is let in.
  useLayoutEffect(() => {
    const at = document.activeElement;
    const current = at && body.current?.contains(at) ? rowIndex(at) : undefined;
    if (current !== index) setIndex(current);
  });

  useLayoutEffect(() => {
    if (goal === undefined) return;
    const row = body.current?.querySelector(`tr[data-index="${goal}"]`);
    if (!row) return;
    if (scrolledTo.current !== goal) {
      scrolledTo.current = goal;
      if (goal === 0) window.scrollTo({ top: 0 });
      else row.scrollIntoView({ block: "nearest" });
    }
    const link = row.querySelector<HTMLElement>("[data-row-link]");
    if (!link) return;
    link.focus({ preventScroll: true });
    setGoal(undefined);
    // Cards have their real height only now.
    requestAnimationFrame(() => goal > 0 && row.scrollIntoView({ block: "nearest" }));
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
    const at = goal ?? rowIndex(element.contains(document.activeElement) ? document.activeElement : null);
    const targets = {
      next: at === undefined ? firstInSight(element) : at + 1,
      previous: at === undefined ? firstInSight(element) : at - 1,
      first: 0,
      last: count - 1,
    };
    scrolledTo.current = undefined;
    setGoal(Math.max(0, Math.min(targets[to], count - 1)));
  };

  return {
    goal,
    /** The rows that must stay in the document: Tab leads from the one with the focus to its neighbours. */
    kept: [goal, ...(index === undefined ? [] : [index - 1, index, index + 1])],
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

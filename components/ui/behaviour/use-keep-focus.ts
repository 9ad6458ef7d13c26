import { type FocusEvent, useEffect, useRef } from "react";

/**
 * Takes the focus when the focused element inside has gone, so that the keyboard doesn’t start again at the top.
 * What is marked with `data-takes-focus` takes it, or else the area itself.
 * @param state changes when something may go.
 */
export function useKeepFocus<Area extends HTMLElement>(state: string) {
  const area = useRef<Area>(null);
  const hadFocus = useRef(false);
  const seen = useRef(state);
  useEffect(() => {
    if (seen.current === state) return;
    seen.current = state;
    if (hadFocus.current && document.activeElement === document.body) {
      const inside = area.current?.querySelector<HTMLElement>("[data-takes-focus]");
      (inside ?? area.current)?.focus({ preventScroll: true });
    }
  }, [state]);
  return {
    ref: area,
    tabIndex: -1,
    onFocus: () => {
      hadFocus.current = true;
    },
    onBlur: (event: FocusEvent<Area>) => {
      hadFocus.current = event.currentTarget.contains(event.relatedTarget);
    },
  };
}

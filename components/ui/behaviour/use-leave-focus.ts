import { type FocusEvent, useEffect, useRef } from "react";

/** For an element that goes with its pressed button: `main` takes the focus, or the keyboard starts at the page’s top. */
export function useLeaveFocus() {
  const hadFocus = useRef(false);
  useEffect(
    () => () => {
      if (hadFocus.current && document.activeElement === document.body)
        document.querySelector("main")?.focus({ preventScroll: true });
    },
    [],
  );
  return {
    onFocus: () => {
      hadFocus.current = true;
    },
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
      hadFocus.current = currentTarget.contains(relatedTarget);
    },
  };
}

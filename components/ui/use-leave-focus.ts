import { type FocusEvent, useEffect, useRef } from "react";

/**
 * For what goes away with the button in it that was pressed: the content takes the focus then, so that the
 * keyboard isn’t thrown back to the page’s top.
 * @returns for the element that goes.
 */
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

import { type RefObject, useEffect } from "react";

/**
 * Focuses `target` when no other element has the focus, because the focused one was removed or is about to be. A dialog
 * that is closing returns the focus first, at a time of its own, so this waits until the focus has settled.
 * @param leaving an area that is about to be removed: focus inside it counts as lost.
 */
export function useTakeLostFocus(
  target: RefObject<HTMLElement | null>,
  isNeeded: boolean,
  leaving: RefObject<HTMLElement | null>,
): void {
  useEffect(() => {
    if (!isNeeded) return;
    const observer = new MutationObserver(settle);
    function stop() {
      observer.disconnect();
      document.removeEventListener("focusin", settle);
    }
    function settle() {
      const focused = document.activeElement;
      if (focused?.closest("[role='dialog'], [role='alertdialog']")) return;
      stop();
      if (!focused || focused === document.body || leaving.current?.contains(focused))
        target.current?.focus({ preventScroll: true });
    }
    observer.observe(document.body, { childList: true, subtree: true });
    document.addEventListener("focusin", settle);
    settle();
    return stop;
  }, [target, isNeeded, leaving]);
}

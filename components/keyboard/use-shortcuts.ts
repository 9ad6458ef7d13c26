import { useEffect, useRef } from "react";
import { shortcutOf } from "@/components/keyboard/shortcut-of";

/** A floating layer keeps the page behind it quiet, even while the focus is on its way. */
const layerIsOpen = () => document.querySelector("[role='dialog']:not([hidden]), [role='menu']") !== null;

/** Calls what a key stands for, on the whole page while the component is there. */
export function useShortcuts(shortcuts: Record<string, () => void>): void {
  const current = useRef(shortcuts);
  useEffect(() => {
    current.current = shortcuts;
  });

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const key = shortcutOf(event, document.activeElement);
      const act = key === undefined ? undefined : current.current[key];
      if (!act || layerIsOpen()) return;
      event.preventDefault();
      act();
    };
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  }, []);
}

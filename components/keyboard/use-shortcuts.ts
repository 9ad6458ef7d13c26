import { useEffect, useRef } from "react";
import { createShortcutLayers, type Shortcuts } from "@/components/keyboard/shortcut-layers";

/**
 * A floating layer keeps the page behind it quiet, even while the focus is on its way; one that is closing is no
 * longer there.
 */
const layerIsOpen = () =>
  document.querySelector(
    ":is([role='dialog'], [role='alertdialog'], [role='menu']):not([hidden], [data-closed])",
  ) !== null;

const layers = createShortcutLayers();
const onKeyDown = (event: KeyboardEvent) => layers.press(event, document.activeElement, layerIsOpen);

/** Whether single letters do something on this page; the shell says so. */
export const switchLetters = layers.switchLetters;

/**
 * Calls what a key stands for, on the whole page while the component is there: `n`, or `g a` for one key
 * after the other. Who has switched off single-letter shortcuts in their profile has none of them.
 */
export function useShortcuts(shortcuts: Shortcuts): void {
  const current = useRef(shortcuts);
  useEffect(() => {
    current.current = shortcuts;
  });

  useEffect(() => {
    // The same listener is added once.
    document.addEventListener("keydown", onKeyDown);
    return layers.add(() => current.current);
  }, []);
}

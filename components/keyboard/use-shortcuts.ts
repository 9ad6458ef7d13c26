import { type RefObject, useLayoutEffect, useRef } from "react";
import { createShortcutLayers, type Shortcuts } from "@/components/keyboard/shortcut-layers";

/** An open layer blocks the page’s shortcuts, even before it has the focus; a closing one no longer does. */
const layerIsOpen = () =>
  document.querySelector(
    ":is([role='dialog'], [role='alertdialog'], [role='menu']):not([hidden], [data-closed])",
  ) !== null;

const layers = createShortcutLayers();
const onKeyDown = (event: KeyboardEvent) => layers.press(event, document.activeElement, layerIsOpen);

export const { switchLetters, holdLetters } = layers;

/**
 * While the component is mounted, letters trigger no shortcut: outside of fields, they are typed into this one. The key
 * that opened it only leads back to it.
 */
export function useHoldLetters(field: RefObject<HTMLElement | null>, opener?: string): void {
  useLayoutEffect(() => holdLetters(() => field.current?.focus(), opener), [field, opener]);
}

/**
 * Calls a key’s action on the whole page while the component is mounted: `n`, or `g a` for one key after the other.
 * Single letters do nothing for people who have switched them off in their profile.
 */
export function useShortcuts(shortcuts: Shortcuts): void {
  const current = useRef(shortcuts);
  // Before it is painted: who sees what a key is for may press it at once.
  useLayoutEffect(() => {
    current.current = shortcuts;
  });

  useLayoutEffect(() => {
    // Adding the same listener twice adds it once.
    document.addEventListener("keydown", onKeyDown);
    return layers.add(() => current.current);
  }, []);
}

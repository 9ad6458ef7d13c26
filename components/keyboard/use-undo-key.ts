import { useEffect, useEffectEvent } from "react";
import { isCommand } from "@/components/keyboard/platform";

/** Fields undo their own typing by the same key; dialogs and menus lie over the page. */
const undoesOtherwise =
  ":is(input:not([type='checkbox'], [type='radio']), textarea, [role='dialog'], [role='menu'])";

/** Ctrl or ⌘ and Z undo the last act, the next press the one before, however long ago that was. */
export function useUndoKey(undo: () => void): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const isUndo = event.key.toLowerCase() === "z" && isCommand(event) && !event.shiftKey && !event.altKey;
    if (!isUndo || event.repeat || document.activeElement?.closest(undoesOtherwise)) return;
    event.preventDefault();
    undo();
  });
  useEffect(() => {
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, []);
}

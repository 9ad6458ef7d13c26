import { useEffect, useEffectEvent } from "react";

/** Where a paste has a place of its own; a dialog lies over the page. */
const pastesOtherwise = ":is(input, textarea, [contenteditable], [role='dialog'], [role='alertdialog'])";

/** The whole page takes what is pasted, as it takes files. */
export function usePasteAnywhere(onPaste: (text: string) => void): void {
  const take = useEffectEvent((event: ClipboardEvent) => {
    if (event.target instanceof Element && event.target.closest(pastesOtherwise)) return;
    const text = event.clipboardData?.getData("text/plain");
    if (!text?.trim()) return;
    event.preventDefault();
    onPaste(text);
  });
  useEffect(() => {
    const listen = (event: ClipboardEvent) => take(event);
    document.addEventListener("paste", listen);
    return () => document.removeEventListener("paste", listen);
  }, []);
}

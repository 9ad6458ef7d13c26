import { insertText } from "@/components/ui/insert-text";

/** Longer nobody waits for what they have asked for. */
const longestMs = 15_000;

const isField = (target: EventTarget | null): target is HTMLInputElement | HTMLTextAreaElement =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;

/**
 * Keeps what is typed while a field is on its way, and writes it into the field that takes the focus next.
 * Whoever goes elsewhere, or presses Escape, isn't followed.
 * @param isOpener whether the focus is still, or again, on what opens the field.
 * @returns ends it: the field won't come.
 */
export function holdKeys(isOpener: (target: EventTarget | null) => boolean = () => false): () => void {
  const ending = new AbortController();
  const { signal } = ending;
  const end = () => ending.abort();
  let typed = "";

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === "Escape" || event.key === "Tab") return end();
    if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing || isField(event.target)) return;
    if (event.key.toLowerCase() === "backspace") typed = typed.slice(0, -1);
    else if (event.key.length === 1) typed += event.key;
    // A second press of the button would close what it has opened.
    else if (event.key !== "Enter") return;
    event.preventDefault();
    event.stopPropagation();
  }
  function onFocus({ target }: FocusEvent) {
    if (isOpener(target)) return;
    end();
    if (isField(target) && typed) insertText(target, typed);
  }
  document.addEventListener("keydown", onKeyDown, { capture: true, signal });
  document.addEventListener("focusin", onFocus, { signal });
  document.addEventListener("pointerdown", end, { capture: true, signal });
  setTimeout(end, longestMs);
  return end;
}

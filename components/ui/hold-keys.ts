import { insertText } from "@/components/ui/insert-text";

/** Longer nobody waits for what they have asked for. */
const longestMs = 15_000;

/** Those that mean something in a list or menu, beside what is text. */
const moves = ["ArrowDown", "ArrowUp", "Home", "End", "PageDown", "PageUp", "Enter"];

const isField = (target: EventTarget | null): target is HTMLInputElement | HTMLTextAreaElement =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;

const isText = (key: string) => key.length === 1 || key === "Backspace";

/** The first of the keys as one step: what is text together, any other by itself. */
function takeStep(keys: string[]): string[] {
  const end = keys.findIndex((key) => !isText(key));
  return keys.splice(0, Math.max(1, end === -1 ? keys.length : end));
}

/** Does what the keys would have done there. */
function press(keys: readonly string[], at: Element): void {
  if (keys.every(isText) && isField(at)) {
    const typed = keys.reduce((text, key) => (key === "Backspace" ? text.slice(0, -1) : text + key), "");
    if (typed) insertText(at, typed);
    return;
  }
  for (const key of keys) {
    const event = new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true });
    // The browser itself presses links and buttons for keys of its own alone.
    if (at.dispatchEvent(event) && key === "Enter" && at.matches("a, button")) (at as HTMLElement).click();
  }
}

/**
 * Keeps the keys that are pressed while a field, menu or list is on its way, and presses them in what takes the
 * focus next. Whoever goes elsewhere, or presses Escape, isn't followed.
 * @param isOpener whether the focus is still, or again, on what opens it.
 * @returns ends it: nothing will come.
 */
export function holdKeys(isOpener: (target: EventTarget | null) => boolean = () => false): () => void {
  const ending = new AbortController();
  const { signal } = ending;
  const end = () => ending.abort();
  const held: string[] = [];
  let isThere = false;

  function onKeyDown(event: KeyboardEvent) {
    if (!event.isTrusted) return;
    if (event.key === "Escape" || event.key === "Tab") return end();
    if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
    if (!isThere && isField(event.target)) return;
    const key = event.key.toLowerCase() === "backspace" ? "Backspace" : event.key;
    if (!isText(key) && !moves.includes(key)) return;
    event.preventDefault();
    event.stopPropagation();
    // Whoever sees nothing happen presses the button again, which chooses nothing.
    if (held.length > 0 || isThere || (key !== "Enter" && key !== " ")) held.push(key);
  }
  function goOn() {
    const at = document.activeElement;
    if (signal.aborted) return;
    if (held.length === 0 || !at) return end();
    press(takeStep(held), at);
    // Drawn in between, each finds what the one before has led to.
    setTimeout(goOn);
  }
  function onFocus({ target }: FocusEvent) {
    if (isThere || isOpener(target)) return;
    isThere = true;
    if (isField(target)) goOn();
    else setTimeout(goOn);
  }
  document.addEventListener("keydown", onKeyDown, { capture: true, signal });
  document.addEventListener("focusin", onFocus, { signal });
  document.addEventListener("pointerdown", end, { capture: true, signal });
  setTimeout(end, longestMs);
  return end;
}

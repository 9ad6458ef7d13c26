/** Held keys are dropped after this. */
const longestMs = 15_000;

/** The keys that mean something in a field, list or menu. */
const kept = /^(.|backspace|arrow(down|up)|home|end|enter)$/iu;

/** Where keys are text. Checkboxes and radio buttons take none. */
const textField = "input:not([type='checkbox'], [type='radio']), textarea";

/** Loaded once there are keys to press: mostly the popup is faster. */
const loadPressing = () => import("@/components/ui/behaviour/press-keys");

/**
 * Holds the keys that are pressed while a field, menu or list loads, and presses them in what takes the focus next.
 * If the person moves elsewhere, or presses Escape, they are dropped.
 * @param options.isOpener whether the focus is on what opens it.
 * @param options.forgets for a question or another page: keys pressed before it can be read aren’t meant for it.
 * @param options.onEscape called when the request may be withdrawn. @returns whether Escape is to do nothing else.
 * @returns a function that ends it, when nothing will come.
 */
export function holdKeys({
  isOpener = () => false,
  forgets = false,
  onEscape,
}: {
  isOpener?: (target: EventTarget | null) => boolean;
  forgets?: boolean;
  onEscape?: () => boolean;
} = {}): () => void {
  const ending = new AbortController();
  const { signal } = ending;
  const end = () => ending.abort();
  const page = window.location.pathname;
  const held: string[] = [];
  let isThere = false;

  function onKeyDown(event: KeyboardEvent) {
    const { key, target } = event;
    if (!event.isTrusted) return;
    // The keys belong to the new page.
    if (window.location.pathname !== page) return end();
    if (key === "Escape" && onEscape?.()) {
      event.preventDefault();
      event.stopPropagation();
    }
    if (key === "Escape" || key === "Tab") return end();
    if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing || !kept.test(key)) return;
    if (!isThere && target instanceof Element && target.matches(textField)) return;
    event.preventDefault();
    event.stopPropagation();
    if (forgets) return;
    // A person who sees nothing happen presses the button again, which chooses nothing.
    if (held.length === 0 && !isThere && (key === "Enter" || key === " ")) return;
    held.push(key);
    void loadPressing().catch(end);
  }
  function goOn() {
    if (signal.aborted) return;
    if (held.length === 0) return end();
    loadPressing().then(({ pressKeys }) => {
      if (!signal.aborted) pressKeys(held);
      // With a render in between, each key finds the effect of the one before.
      setTimeout(goOn);
    }, end);
  }
  function onFocus({ target }: FocusEvent) {
    if (isThere || isOpener(target)) return;
    isThere = true;
    if (held.length === 0) end();
    else setTimeout(goOn);
  }
  document.addEventListener("keydown", onKeyDown, { capture: true, signal });
  document.addEventListener("focusin", onFocus, { signal });
  document.addEventListener("pointerdown", end, { capture: true, signal });
  setTimeout(end, longestMs);
  return end;
}

/** Longer nobody waits for what they have asked for. */
const longestMs = 15_000;

/** What means something in a field, list or menu. */
const kept = /^(.|backspace|arrow(down|up)|home|end|enter)$/iu;

/** Comes when there is something to press: most are quicker than the keys. */
const loadPressing = () => import("@/components/ui/press-keys");

/**
 * Keeps the keys that are pressed while a field, menu or list is on its way, and presses them in what takes the
 * focus next. Whoever goes elsewhere, or presses Escape, isn't followed.
 * @param options.isOpener whether the focus is still, or again, on what opens it.
 * @param options.forgets for a question or another page: what is pressed before either can be read is meant for
 *   neither, and not for the page behind.
 * @param options.onEscape what was asked for may be no longer wanted. @returns whether that is all the key is to do.
 * @returns ends it: nothing will come.
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
    // The keys are those of the page that has come.
    if (window.location.pathname !== page) return end();
    if (key === "Escape" && onEscape?.()) {
      event.preventDefault();
      event.stopPropagation();
    }
    if (key === "Escape" || key === "Tab") return end();
    if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing || !kept.test(key)) return;
    if (!isThere && target instanceof Element && target.matches("input, textarea")) return;
    event.preventDefault();
    event.stopPropagation();
    if (forgets) return;
    // Whoever sees nothing happen presses the button again, which chooses nothing.
    if (held.length === 0 && !isThere && (key === "Enter" || key === " ")) return;
    held.push(key);
    void loadPressing().catch(end);
  }
  function goOn() {
    if (signal.aborted) return;
    if (held.length === 0) return end();
    loadPressing().then(({ pressKeys }) => {
      if (!signal.aborted) pressKeys(held);
      // Drawn in between, each finds what the one before has led to.
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

const signs = ["input", "keydown", "pointerdown", "pointermove", "scroll", "wheel"] as const;
/** Each of them may be another try: the mouse moves, and a list scrolls, too often for that. */
const deliberate = ["keydown", "pointerdown"] as const;

/**
 * Calls once, with the first sign that somebody is at the page: what only a hand needs isn’t loaded before.
 * @param again after a failure: then with the next press.
 * @returns a function that no longer waits for one.
 */
export function onFirstSign(call: () => void, again = false): () => void {
  const waiting = new AbortController();
  const begin = () => {
    waiting.abort();
    call();
  };
  const options = { capture: true, passive: true, signal: waiting.signal };
  for (const name of again ? deliberate : signs) window.addEventListener(name, begin, options);
  return () => waiting.abort();
}

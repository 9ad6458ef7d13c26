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

const soonMs = 5_000;

/**
 * As `onFirstSign`, and after five seconds at the latest: for scripts that have to be there if the connection is gone by
 * then. @param load fails silently; the part is requested again when it is needed.
 */
export function loadSoon(load: () => Promise<unknown>): () => void {
  const stop = () => {
    stopWaiting();
    clearTimeout(timer);
  };
  const begin = () => {
    stop();
    void load().catch(() => undefined);
  };
  const stopWaiting = onFirstSign(begin);
  const timer = setTimeout(begin, soonMs);
  return stop;
}

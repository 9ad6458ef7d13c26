const tickMs = 2_000;
/** A visible tab’s timers are at most a second late, unless the computer slept. */
const sleptMs = 3 * tickMs;

/**
 * Calls back when changes may have been missed: the tab is shown again, the network is back, the computer has woken up.
 * @returns a function that ends it.
 */
export function onReturn(check: () => void): () => void {
  let tickedAtMs = Date.now();
  const timer = setInterval(() => {
    const hasSlept = Date.now() - tickedAtMs > sleptMs;
    tickedAtMs = Date.now();
    if (hasSlept && isVisible()) check();
  }, tickMs);
  const look = () => {
    if (isVisible()) check();
  };
  document.addEventListener("visibilitychange", look);
  // Also sent when a page was loaded, and has everything.
  const comeBack = (event: PageTransitionEvent) => event.persisted && check();
  window.addEventListener("pageshow", comeBack);
  window.addEventListener("online", check);
  return () => {
    clearInterval(timer);
    document.removeEventListener("visibilitychange", look);
    window.removeEventListener("pageshow", comeBack);
    window.removeEventListener("online", check);
  };
}

export const isVisible = () => document.visibilityState === "visible";

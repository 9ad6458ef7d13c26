/**
 * Has the page hydrated once all of its scripts are there. Otherwise React begins with the first ones and, until the
 * last has come, commits nothing some thousand times a second (vercel/next.js#89654 and #96202). It is inlined into
 * the page as text, before all scripts, so it may refer to nothing outside itself.
 */
export function hydrateOnceLoaded(): void {
  const givesUpAfterMs = 10_000;
  const loaded = new Promise<void>((resolve) => {
    window.addEventListener("load", () => resolve(), { once: true });
    setTimeout(resolve, givesUpAfterMs);
  });
  // Next goes through this list before it hydrates, to load the scripts that must come first.
  Object.assign(window, { __next_s: { length: 1, reduce: () => loaded } });
}

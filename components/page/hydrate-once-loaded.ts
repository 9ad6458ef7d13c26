/**
 * Has the page hydrated once all scripts are there that its data names. Next begins with the first ones and asks for
 * some only then; until the last has come, React commits without a change some thousand times a second
 * (vercel/next.js#89654 and #96202). It is inlined into the page as text, before all scripts, so it may refer to
 * nothing outside itself.
 */
export function hydrateOnceLoaded(): void {
  const givesUpAfterMs = 10_000;
  const ended = new WeakSet<EventTarget>();
  let begin: () => void = () => undefined;
  const loaded = new Promise<void>((resolve) => {
    begin = resolve;
  });
  // Next goes through this list before it hydrates, to load the scripts that must come first.
  Object.assign(window, { __next_s: { length: 1, reduce: () => loaded } });

  const hasEnded = (script: HTMLScriptElement) => !script.src || script.noModule || ended.has(script);
  function look(): void {
    if (document.readyState !== "loading" && [...document.scripts].every(hasEnded)) begin();
  }
  function note({ target }: Event): void {
    if (!(target instanceof HTMLScriptElement)) return;
    ended.add(target);
    look();
  }
  document.addEventListener("load", note, true);
  document.addEventListener("error", note, true);
  document.addEventListener("DOMContentLoaded", () => {
    const data = JSON.stringify(Reflect.get(window, "__next_f") ?? []);
    const missing = new Set<string | null>(data.match(/\/_next\/static\/chunks\/[\w.~-]+\.js/g));
    for (const link of document.querySelectorAll("link[as='script']")) missing.add(link.getAttribute("href"));
    for (const script of document.scripts) missing.delete(script.getAttribute("src"));
    for (const src of missing) {
      const script = document.createElement("script");
      script.async = true;
      script.src = src ?? "";
      document.head.append(script);
    }
    look();
  });
  // Those that had ended before this one ran.
  window.addEventListener("load", begin, { once: true });
  setTimeout(begin, givesUpAfterMs);
}

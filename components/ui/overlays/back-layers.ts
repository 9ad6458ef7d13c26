import { onBackStep } from "@/components/ui/overlays/back-steps";

/** Elsewhere back leaves the page, as it does in every window of a desktop browser. */
const phone = "(width < 48rem), (pointer: coarse)";

/** What is open over the page, the topmost last; each closes at once, or refuses. */
const layers: { close: () => void }[] = [];

/** Each entry of the history that was added for a layer, with the one below it, by their keys. */
const added = new Map<string, string>();

/** How many entries back the page itself is. */
function depth(): number {
  let count = 0;
  for (let key = navigation.currentEntry?.key; key; key = added.get(key)) count++;
  return count - 1;
}

/**
 * To a neighbouring entry of the same page, from the address of the one that was left. `isAdded`: one of the two was
 * added for a layer of the other.
 */
let step: { isBack: boolean; isAdded: boolean; isReturn: boolean; from: string } | undefined;

/** On the way back to where a step began. */
let isReturning = false;

function noteStep({ navigationType, from }: NavigationCurrentEntryChangeEvent): void {
  const isReturn = isReturning;
  step = undefined;
  isReturning = false;
  const at = navigation.currentEntry;
  if (navigationType !== "traverse" || !from.url || !at?.url) return;
  // A step to another page is the router’s, also where that page has replaced an added entry’s.
  if (new URL(from.url).pathname !== new URL(at.url).pathname) return;
  const isAdded = added.get(from.key) === at.key || added.get(at.key) === from.key;
  const isBack = at.index === from.index - 1;
  if (isAdded || isReturn || (isBack && layers.length > 0))
    step = { isBack, isAdded, isReturn, from: from.url };
}

/** The router doesn’t hear of the step: the page stays as it is, with what was chosen in the layer in its address. */
function takeStep(event: PopStateEvent): void {
  if (!step) return;
  const { isBack, isAdded, isReturn, from } = step;
  step = undefined;
  event.stopImmediatePropagation();
  if (isReturn) return;
  if (isAdded && window.location.href !== from) window.history.replaceState(null, "", from);
  if (isBack) goBack(isAdded);
  else goForward();
}

function goBack(isAdded: boolean): void {
  const top = layers.at(-1);
  // The layer that this entry was for has been closed by its own button.
  if (!top || (isAdded && layers.length <= depth())) {
    window.history.back();
    return;
  }
  top.close();
  // It refuses, or what was chosen in it is an entry of its own.
  if (layers.includes(top) || !isAdded) {
    isReturning = true;
    window.history.forward();
  }
}

/** To the entry of a layer that was closed: it has nothing to show. */
function goForward(): void {
  if (navigation.canGoForward) {
    window.history.forward();
  } else {
    isReturning = true;
    window.history.back();
  }
}

let isWatching = false;

function watch(): void {
  if (isWatching) return;
  isWatching = true;
  // Until it is there, sheets have their buttons alone.
  import("@/components/ui/overlays/swipe-down").then(
    ({ watchSwipes }) => watchSwipes(() => layers.at(-1)?.close()),
    () => undefined,
  );
  navigation.addEventListener("currententrychange", noteStep);
  onBackStep(takeStep);
}

function addEntry(): void {
  const before = navigation.currentEntry?.key;
  // With the router’s own state: to it nothing changes.
  window.history.pushState(window.history.state, "", window.location.href);
  const after = navigation.currentEntry?.key;
  if (before && after) added.set(after, before);
}

/**
 * On a phone, going back closes the topmost layer instead of leaving the page: each has an entry in the history
 * (docs/decisions/0043-back-closes-what-is-open.md). Browsers without the Navigation API leave the page.
 * @param close closes it at once, or refuses.
 * @returns to be called once it is closed.
 */
export function addLayer(close: () => void): () => void {
  if (!("navigation" in window) || !window.matchMedia(phone).matches) return () => {};
  watch();
  const layer = { close };
  layers.push(layer);
  if (depth() < layers.length) addEntry();
  return () => void layers.splice(layers.indexOf(layer), 1);
}

const headings = "h1, h2, h3, h4, h5, h6";
const dialogs = "[role='dialog'], [role='alertdialog']";

/** Where an element was removed: its place is behind `previous`, or at the beginning of `parent`. */
type Gap = { parent: Node; previous: Node | null };

const pathOf = (element: Element): Element[] => {
  const path: Element[] = [];
  for (let at: Element | null = element; at && at !== document.body; at = at.parentElement) path.push(at);
  return path;
};

const canHaveFocus = (element: Element) =>
  element.isConnected && element.checkVisibility() && !element.matches(":disabled");

/** The heading of what stands in the gap now, or the last one before it. */
function headingAt(gap: Gap | undefined, inside: Element, within: Element): HTMLElement | undefined {
  const all = [...within.querySelectorAll<HTMLElement>(headings)].filter((heading) =>
    heading.checkVisibility(),
  );
  const before = gap?.previous?.isConnected ? gap.previous : undefined;
  const instead = before ? before.nextSibling : gap?.parent.firstChild;
  const ofInstead = all.find((heading) => instead?.contains(heading));
  if (ofInstead) return ofInstead;
  const edge = before ?? inside;
  return all.findLast((heading) => edge.contains(heading) || isBefore(heading, edge));
}

const isBefore = (one: Node, other: Node) =>
  (other.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_PRECEDING) !== 0;

function give(element: HTMLElement | null | undefined): void {
  if (!element) return;
  if (!element.hasAttribute("tabindex")) {
    element.tabIndex = -1;
    element.addEventListener("blur", () => element.removeAttribute("tabindex"), { once: true });
  }
  element.focus();
}

/**
 * When the focused element disappears, the heading of the place where it was takes the focus; without that it would be
 * at the document’s beginning, and a screen reader with it. On another page `main` takes it, on which no ring is drawn.
 * Components with a rule of their own come first: they have until the next frame. An area marked `data-keeps-focus` is
 * left alone.
 * @returns a function that ends it.
 */
export function followLostFocus(): () => void {
  let path: Element[] = [];
  let gap: Gap | undefined;
  let address = "";
  /** The last one outside of dialogs and menus, which go as a whole; empty if nothing had the focus. */
  let underneath: Element[] = [];
  const ending = new AbortController();

  function note(element: Element | null): void {
    if (!element || element === document.body) return;
    path = pathOf(element);
    gap = undefined;
    address = window.location.pathname;
    if (element.closest("main, [data-rail], [data-bar]")) underneath = path;
  }

  function settle(): void {
    if (ending.signal.aborted || document.activeElement !== document.body) return;
    const lost = path;
    path = [];
    if (lost.length === 0) return;
    const main = document.querySelector("main");
    if (address !== window.location.pathname) {
      main?.focus({ preventScroll: true });
      return;
    }
    let inside = lost.find(canHaveFocus);
    const dialog = inside?.closest<HTMLElement>(dialogs);
    if (lost !== underneath && !dialog) {
      // A dialog or menu has closed, and returns the focus itself, unless what had it before is gone.
      if (!underneath[0] || canHaveFocus(underneath[0])) return;
      inside = underneath.find(canHaveFocus);
      gap = undefined;
    }
    if (inside?.closest("[data-keeps-focus]")) return;
    const within = dialog ?? main ?? document.body;
    const heading = inside && headingAt(gap, inside, within);
    give(heading ?? dialog ?? within.querySelector<HTMLElement>("h1"));
  }

  const later = () => requestAnimationFrame(() => setTimeout(settle));

  const observer = new MutationObserver((records) => {
    const focused = path[0];
    if (!focused || focused.isConnected || document.activeElement !== document.body) return;
    const removal = records.findLast(({ removedNodes }) =>
      [...removedNodes].some((node) => node.contains(focused)),
    );
    if (removal) gap = { parent: removal.target, previous: removal.previousSibling };
    later();
  });
  observer.observe(document.body, { childList: true, subtree: true });
  const options = { capture: true, signal: ending.signal };
  document.addEventListener(
    "focusin",
    ({ target }) => note(target instanceof Element ? target : null),
    options,
  );
  document.addEventListener(
    "focusout",
    ({ target, relatedTarget }) => {
      // Where another window has the focus now, it will give it back.
      if (relatedTarget || !(target instanceof Element) || document.activeElement === target) return;
      // An element that is being removed loses the focus first.
      queueMicrotask(() => {
        if (!canHaveFocus(target)) return void later();
        path = [];
        underneath = [];
      });
    },
    options,
  );
  note(document.activeElement);
  return () => {
    ending.abort();
    observer.disconnect();
  };
}

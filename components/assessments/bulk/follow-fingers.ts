const restsMs = 450;
const staysWithinPx = 10;
const clicksWithinMs = 300;

/** How long a decision by a finger keeps others away. */
const pausesMs = 1_000;

/**
 * A decided card goes, and the next one’s buttons come below the finger: a second tap, which would decide about that
 * one, does nothing.
 */
function refuseSecondTaps(body: HTMLElement, signal: AbortSignal): void {
  let decidedAt = 0;
  const judge = (event: MouseEvent) => {
    const isDecision = event.target instanceof Element && event.target.closest("[data-decide]");
    if (!isDecision || !(event instanceof PointerEvent) || event.pointerType !== "touch") return;
    const now = Date.now();
    if (Math.abs(now - decidedAt) < pausesMs) event.stopPropagation();
    else decidedAt = now;
  };
  body.addEventListener("click", judge, { signal, capture: true });
}

/** A tap on the page’s own entry in the bar leads to its top. */
function leadToTop(signal: AbortSignal): void {
  const leads = ({ target }: Event) => {
    if (target instanceof Element && target.closest("[aria-current=page]")) window.scrollTo(0, 0);
  };
  document.querySelector("[data-bar]")?.addEventListener("click", leads, { signal });
}

/** In the mode, the cards above are lower: the pressed one stays below the finger. */
function pressInPlace(box: HTMLElement): void {
  const card = box.closest("tr") ?? box;
  const top = () => card.getBoundingClientRect().top;
  const before = top();
  box.click();
  // By then the cards have been drawn, and the list has put itself right.
  requestAnimationFrame(() =>
    requestAnimationFrame(() => window.scrollBy({ top: top() - before, behavior: "instant" })),
  );
}

/**
 * What a finger does on cards: one that rests on a card presses its box, which choosing by hand then shows on every card
 * (the toolbar’s button does that, too), a second tap after a decision does nothing, and the bar leads to the top.
 * @param boxAround of the card that the element is in.
 */
export function followFingers(
  body: HTMLElement,
  boxAround: (target: EventTarget | null) => HTMLElement | undefined,
  signal: AbortSignal,
): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let from: PointerEvent | undefined;
  let hasPressed = false;
  const forget = () => {
    clearTimeout(timer);
    from = undefined;
  };
  const press = () => {
    const box = boxAround(from?.target ?? null);
    forget();
    if (!box) return;
    pressInPlace(box);
    hasPressed = true;
  };
  const lift = () => {
    forget();
    // Its click, which not every browser sends, has been by then.
    setTimeout(() => {
      hasPressed = false;
    }, clicksWithinMs);
  };
  const begin = (event: PointerEvent) => {
    forget();
    hasPressed = false;
    // In the mode a box covers its card, and hears a short press.
    if (event.pointerType !== "touch" || !event.isPrimary || event.target === boxAround(event.target)) return;
    from = event;
    timer = setTimeout(press, restsMs);
  };
  const follow = ({ clientX, clientY }: PointerEvent) => {
    if (from && Math.hypot(clientX - from.clientX, clientY - from.clientY) > staysWithinPx) forget();
  };
  /** Some browsers show what can be done with a link or a text instead, and end the press by that. */
  const instead = (event: Event) => {
    if (from) press();
    if (hasPressed) event.preventDefault();
  };
  /** The finger is lifted over the box that now covers the card. */
  const swallow = (event: Event) => {
    if (!hasPressed) return;
    hasPressed = false;
    event.preventDefault();
    event.stopPropagation();
  };
  refuseSecondTaps(body, signal);
  leadToTop(signal);
  body.addEventListener("pointerdown", begin, { signal, passive: true });
  body.addEventListener("pointermove", follow, { signal, passive: true });
  body.addEventListener("pointerup", lift, { signal, passive: true });
  body.addEventListener("pointercancel", lift, { signal, passive: true });
  body.addEventListener("contextmenu", instead, { signal });
  body.addEventListener("click", swallow, { signal, capture: true });
}

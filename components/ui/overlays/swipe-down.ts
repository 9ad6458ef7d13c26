/** Sheets at a phone’s foot: the kit’s popups, the palette and our own. */
const sheets = ".popup:not([data-inline]), .palette, [data-sheet]";
const isSheet = "(width < 48rem), (height < 30rem) and (pointer: coarse)";

/** Below it a finger only rests or taps. */
const beginsAfterPx = 8;
/** A short sheet goes after a third of its height. */
const closesAfterPx = 120;
const returnsWithinMs = 180;

/** What can be scrolled under the finger would be, as long as it isn’t at its top. */
function isAtTop(target: Element, sheet: Element): boolean {
  for (let element: Element | null = target; element; element = element.parentElement) {
    if (element.scrollTop > 0) return false;
    if (element === sheet) return true;
  }
  return true;
}

/** A sheet follows a finger that moves it down, and closes if it is moved far enough. @param close the topmost layer. */
export function watchSwipes(close: () => void): void {
  document.addEventListener(
    "touchstart",
    ({ touches, target }) => {
      const [touch] = touches;
      const sheet = target instanceof Element ? target.closest<HTMLElement>(sheets) : null;
      if (!touch || touches.length > 1 || !sheet || !window.matchMedia(isSheet).matches) return;
      if (!isAtTop(target as Element, sheet)) return;
      follow(sheet, touch, close);
    },
    { passive: true },
  );
}

function follow(sheet: HTMLElement, from: Touch, close: () => void): void {
  const gone = new AbortController();
  let movedPx = 0;
  let isMoving = false;
  const move = (event: TouchEvent) => {
    const [touch] = event.touches;
    if (!touch || event.touches.length > 1) return end();
    const down = touch.clientY - from.clientY;
    const isUpright = down > Math.abs(touch.clientX - from.clientX);
    if (!isMoving && (down < 0 || !isUpright) && Math.abs(down) > beginsAfterPx) return gone.abort();
    if (!isMoving && down < beginsAfterPx) return;
    isMoving = true;
    // Nothing scrolls below it meanwhile.
    if (event.cancelable) event.preventDefault();
    movedPx = Math.max(0, down);
    sheet.style.transition = "none";
    sheet.style.translate = `0 ${movedPx}px`;
  };
  const end = () => {
    gone.abort();
    if (!isMoving) return;
    sheet.style.transition = "";
    if (movedPx > Math.min(closesAfterPx, sheet.offsetHeight / 3)) close();
    // It goes from where it is, or comes back; one that refuses to close does, too.
    setTimeout(() => {
      sheet.style.translate = "";
    }, returnsWithinMs);
  };
  const { signal } = gone;
  document.addEventListener("touchmove", move, { signal, passive: false });
  document.addEventListener("touchend", end, { signal });
  document.addEventListener("touchcancel", end, { signal });
}

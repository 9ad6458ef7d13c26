/**
 * Makes presses work however slow the machine is. It is inlined into the page as text, before all scripts, so it may
 * refer to nothing outside itself.
 * - A press on a button or box before the page is hydrated waits until it is.
 * - Where the page moves between press and release, the click goes to what was pressed, and to nothing that has
 * come under a pointer that stood still. A pointer that moves off cancels its press, as always.
 */
export function keepPresses(hydratedEvent: string): void {
  const givesUpAfterMs = 15_000;
  const looksAgainAfterMs = 50;
  /** A hand trembles. */
  const stillPx = 4;
  const waiting = "button:not([type='submit']), input:is([type='checkbox'], [type='radio'])";
  const controls =
    "a[href], button, input, label, select, summary, textarea, [role='option'], [role^='menuitem'], [role='button']";

  const held: HTMLElement[] = [];
  let runs = false;
  let pressed: { control: HTMLElement; x: number; y: number } | undefined;

  const controlAt = ({ target }: Event, selector: string) =>
    target instanceof Element ? target.closest<HTMLElement>(selector) : null;
  const stop = (event: Event) => {
    event.preventDefault();
    event.stopPropagation();
  };

  const isHydrated = (control: Element) =>
    Object.keys(control).some((key) => key.startsWith("__reactProps$"));
  function repeat(triesLeft: number): void {
    const [control] = held;
    if (!control) return;
    if (control.isConnected && !isHydrated(control) && triesLeft > 0)
      return void setTimeout(repeat, looksAgainAfterMs, triesLeft - 1);
    held.shift();
    if (control.isConnected) {
      control.focus({ preventScroll: true });
      control.click();
    }
    setTimeout(repeat, 0, triesLeft);
  }
  function run(): void {
    if (runs) return;
    runs = true;
    repeat(givesUpAfterMs / looksAgainAfterMs);
  }
  window.addEventListener(hydratedEvent, run);
  // A page that failed to hydrate sends no event, and still has buttons.
  window.addEventListener("load", () => setTimeout(run, givesUpAfterMs));
  window.addEventListener(
    "keydown",
    ({ key }) => {
      pressed = undefined;
      if (key === "Escape") held.length = 0;
    },
    true,
  );

  window.addEventListener(
    "pointerdown",
    (event) => {
      const control = event.isPrimary && event.button === 0 ? controlAt(event, controls) : null;
      pressed = control ? { control, x: event.clientX, y: event.clientY } : undefined;
    },
    true,
  );

  /** Stops an event on another element than the pressed one, unless the pointer has moved. */
  function isStray(event: MouseEvent): boolean {
    if (!pressed || !event.isTrusted || event.button !== 0) return false;
    const { control, x, y } = pressed;
    const hasMoved = Math.abs(event.clientX - x) > stillPx || Math.abs(event.clientY - y) > stillPx;
    if (hasMoved || (event.target instanceof Node && control.contains(event.target))) return false;
    // The press has opened something, perhaps under the pointer.
    if (control.isConnected && control.getAttribute("aria-expanded") === "true") return false;
    stop(event);
    return true;
  }
  /** A control that was rendered anew is another element with the same words. */
  function present(control: HTMLElement, event: Event): HTMLElement | undefined {
    if (control.isConnected) return control.closest("[inert], [hidden]") ? undefined : control;
    const other = controlAt(event, controls);
    const isSame = other?.tagName === control.tagName && other.textContent === control.textContent;
    return isSame ? other : undefined;
  }
  // What has come there must not react to this press: a list chooses by the release alone.
  for (const name of ["mousedown", "mouseup"] as const) window.addEventListener(name, isStray, true);
  window.addEventListener(
    "click",
    (event) => {
      if (!event.isTrusted) return;
      const { control } = pressed ?? {};
      const strays = isStray(event);
      pressed = undefined;
      if (strays) {
        if (control) present(control, event)?.dispatchEvent(new MouseEvent("click", event));
        return;
      }
      const early = runs ? null : controlAt(event, waiting);
      if (!early) return;
      stop(event);
      // A person who sees nothing happen presses again.
      if (held.at(-1) !== early) held.push(early);
    },
    true,
  );
}

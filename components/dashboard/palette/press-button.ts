/** A screen’s button that the palette presses for the recruiter. */
export const marked = (name: string): string => `[data-palette="${name}"]`;

const isEnabled = (button: HTMLElement): boolean =>
  !button.matches(":disabled, [aria-disabled=true], [aria-pressed=true]");

const enabledIn = (place: ParentNode, selector: string): HTMLElement[] =>
  [...place.querySelectorAll<HTMLElement>(selector)].filter(isEnabled);

/** Looked up again when it is pressed: what was loaded meanwhile replaces it. */
export const buttonIn = (place: ParentNode, selector: string): HTMLElement | undefined =>
  enabledIn(place, selector).find((button) => button.checkVisibility({ visibilityProperty: true }));

/** A row’s buttons are hidden beside its panel, and work all the same. */
export const buttonInRow = (row: ParentNode, selector: string): HTMLElement | undefined =>
  enabledIn(row, selector)[0];

/** Fields take the focus, all else is pressed. */
export function press(button: HTMLElement | undefined): void {
  if (button?.matches("input, textarea")) {
    button.focus();
    button.scrollIntoView({ block: "center" });
  } else {
    button?.click();
  }
}

/** A screen’s button that the palette presses for the recruiter. */
export const marked = (name: string): string => `[data-palette="${name}"]`;

const canPress = (button: HTMLElement): boolean =>
  button.checkVisibility({ visibilityProperty: true }) &&
  !button.matches(":disabled, [aria-disabled=true], [aria-pressed=true]");

/** Looked up again when it is pressed: what was loaded meanwhile replaces it. */
export const buttonIn = (place: ParentNode, selector: string): HTMLElement | undefined =>
  [...place.querySelectorAll<HTMLElement>(selector)].find(canPress);

/** Fields take the focus, all else is pressed. */
export function press(button: HTMLElement | undefined): void {
  if (button?.matches("input, textarea")) {
    button.focus();
    button.scrollIntoView({ block: "center" });
  } else {
    button?.click();
  }
}

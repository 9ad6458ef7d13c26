/**
 * Popups open inside `main`, so that they belong to a landmark; where there is none, in the body. What is opened
 * from a sheet opens in it: all that is behind one is closed to assistive technology.
 */
export const popupContainer = (): HTMLElement | undefined =>
  typeof document === "undefined"
    ? undefined
    : (document.querySelector<HTMLElement>("[data-sheet]") ?? document.querySelector("main") ?? undefined);

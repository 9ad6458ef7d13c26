/** Popups open inside `main`, so that they belong to a landmark; where there is none, in the body. */
export const popupContainer = (): HTMLElement | undefined =>
  typeof document === "undefined" ? undefined : (document.querySelector("main") ?? undefined);

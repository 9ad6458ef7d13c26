/** Of a dialog's or a sheet's portal: all that is behind it is closed to assistive technology. */
export const modalMark = { "data-modal": "" };

/**
 * Where a popup opens: what is opened from a dialog or a sheet in its portal, everything else inside `main`, so
 * that it belongs to a landmark; where there is none, in the body. A modal part stands still in the window, and so
 * does what it opens: placed in the page, its focus would scroll what is behind.
 */
export function popupPlace(): { container?: HTMLElement; positionMethod: "fixed" | "absolute" } {
  if (typeof document === "undefined") return { positionMethod: "absolute" };
  const modal = document.querySelector<HTMLElement>("[data-modal]");
  if (modal) return { container: modal, positionMethod: "fixed" };
  return { container: document.querySelector("main") ?? undefined, positionMethod: "absolute" };
}

"use client";

import { createContext, type RefObject, use } from "react";

/** `main`, so that popups are inside a landmark; without one, the kit uses the body. */
const page: RefObject<HTMLElement | null> = {
  get current() {
    return document.querySelector("main");
  },
};

const Place = createContext(page);

/** For a dialog or a sheet, with its portal: popups of its content open inside it. */
export const PopupPlace = Place.Provider;

/**
 * Where a popup opens. Its container is a ref, as the dialog there when the button was rendered may be gone. It is
 * positioned in the window: a list that scrolls by itself would move it away between press and release.
 */
export function usePopupPlace(): { container: RefObject<HTMLElement | null>; positionMethod: "fixed" } {
  return { container: use(Place), positionMethod: "fixed" };
}

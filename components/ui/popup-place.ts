"use client";

import { createContext, type RefObject, use } from "react";

/** Inside `main`, so that what opens belongs to a landmark; where there is none, the kit takes the body. */
const page: RefObject<HTMLElement | null> = {
  get current() {
    return document.querySelector("main");
  },
};

const Place = createContext(page);

/** Around what stands in a dialog or a sheet, with its portal: what is opened from there opens in it. */
export const PopupPlace = Place.Provider;

/**
 * Where a popup opens, to be looked up when it does: a dialog that stood there as its button was drawn may be gone
 * by then. It stands in the window and not in the page: most buttons do, and a list that scrolls by itself to keep
 * its rows in place would take the popup away between press and release.
 */
export function usePopupPlace(): { container: RefObject<HTMLElement | null>; positionMethod: "fixed" } {
  return { container: use(Place), positionMethod: "fixed" };
}

/** Where a popup stands: beside its button, or on a phone as a sheet at the window’s foot. */
export const popupPlaceClass = "popup-place";

/** Over the page behind a sheet. */
export const popupScrimClass = "popup-scrim";

/** One with more than the window has room for scrolls. */
export const popupClass =
  "popup max-h-(--available-height) origin-(--transform-origin) overflow-y-auto overscroll-contain rounded-md bg-surface text-ink shadow-float outline-none transition-[opacity,scale] data-ending-style:scale-98 data-ending-style:opacity-0 data-starting-style:scale-98 data-starting-style:opacity-0";

export const popupItemClass =
  "flex min-h-8 w-full select-none items-center gap-2 rounded-sm px-2 py-1 text-13 outline-none data-disabled:opacity-55 data-highlighted:bg-pressed pointer-coarse:min-h-11 pointer-coarse:text-14 [&_svg]:size-4 [&_svg]:shrink-0 [&_svg]:text-quiet";

/** A menu’s: the one that gets the focus when a finger opens the menu isn’t chosen, and doesn’t look it. */
export const menuItemClass = `${popupItemClass} active:bg-pressed! pointer-coarse:not-focus-visible:data-highlighted:bg-transparent`;

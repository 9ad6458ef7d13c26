/** A phone has no keys; a tablet, as wide as `md` in the style sheet, may have some. */
export const hasKeyboard = (): boolean => !window.matchMedia("(pointer: coarse) and (width < 48rem)").matches;

/** How much of the window’s top is covered for a row, in pixels: by the sandbox’s band, the toolbar and the table’s head. */
export function stuckAbovePx(row: Element): number {
  const margin = Number.parseFloat(getComputedStyle(row).scrollMarginTop);
  const padding = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop);
  return margin + padding;
}

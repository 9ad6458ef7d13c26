export type Box = { top: number; bottom: number; left: number; right: number };

const gapPx = 8;

const overlap = (one: Box, other: Box): boolean =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

/** How far a box at the window’s bottom must rise to cover none of the others; 0 without room above them. */
export function liftOver(box: Box, others: readonly Box[]): number {
  let lift = 0;
  // From the bottom up: above one of them, the next may be in the way.
  for (const other of [...others].sort((a, b) => b.top - a.top)) {
    const lifted = { ...box, top: box.top - lift, bottom: box.bottom - lift };
    if (overlap(lifted, other)) lift = box.bottom - other.top + gapPx;
  }
  return box.top - lift < gapPx ? 0 : lift;
}

export type Box = { top: number; bottom: number; left: number; right: number };

const gapPx = 8;

const overlap = (one: Box, other: Box): boolean =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

/**
 * How far something at the window's foot has to rise so that it covers none of the others, in pixels; 0 where
 * there is no room for it above them.
 * @param box where it stands without rising.
 */
export function liftOver(box: Box, others: readonly Box[]): number {
  let lift = 0;
  // From the foot upwards: over one of them, it may stand before the next.
  for (const other of [...others].sort((a, b) => b.top - a.top)) {
    const lifted = { ...box, top: box.top - lift, bottom: box.bottom - lift };
    if (overlap(lifted, other)) lift = box.bottom - other.top + gapPx;
  }
  return box.top - lift < gapPx ? 0 : lift;
}

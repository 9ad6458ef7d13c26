export type Parts = { part: number; whole: number };

/** A share that the unknown could move by more points than these says nothing. */
const toleratedPoints = 5;

/** Whether a share is about the same whether none or all of the unknown belongs to it. */
export function isShareCertain({ part, whole }: Parts, unknown: Parts): boolean {
  if (whole === 0) return false;
  const least = part / (whole + unknown.whole - unknown.part);
  const most = (part + unknown.part) / (whole + unknown.part);
  return (most - least) * 100 <= toleratedPoints;
}

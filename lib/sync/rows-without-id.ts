/** `since`: the number of the list from which on every list had the row. */
type KnownHash = [hash: number, since: number];

const read = (kept: string | null): KnownHash[] => (kept === null ? [] : JSON.parse(kept));

/** @param kept the result of the list before. @param hashes one for each row, of its bytes. */
export function keepWithoutId(kept: string | null, hashes: number[], list: number): string | null {
  const before = new Map<number, number[]>();
  for (const [hash, since] of read(kept).sort(([, one], [, other]) => one - other))
    before.set(hash, [...(before.get(hash) ?? []), since]);
  // Of several equal rows the earliest may be gone, so the latest count as still there.
  const now = hashes.map((hash): KnownHash => [hash, before.get(hash)?.pop() ?? list]);
  return now.length === 0 ? null : JSON.stringify(now);
}

export const countSince = (kept: string | null, list: number): number =>
  read(kept).filter(([, since]) => since <= list).length;

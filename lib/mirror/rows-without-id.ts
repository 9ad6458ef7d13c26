/** A row without an id: what its bytes come down to, and the number of the list since which it stands so. */
type Standing = [print: number, since: number];

const read = (kept: string | null): Standing[] => (kept === null ? [] : JSON.parse(kept));

/**
 * Notes which rows without an id a list has, each with the list since which it has been there in every list.
 * @param kept what this made of the list before. @param prints one for each row, alike where their bytes are.
 * @param list the number of the list.
 * @returns what is to be kept of it; null for none.
 */
export function keepWithoutId(kept: string | null, prints: number[], list: number): string | null {
  const before = new Map<number, number[]>();
  for (const [print, since] of read(kept).sort(([, one], [, other]) => one - other))
    before.set(print, [...(before.get(print) ?? []), since]);
  // Of several alike nobody knows which are gone: the later ones are taken for those that are there.
  const now = prints.map((print): Standing => [print, before.get(print)?.pop() ?? list]);
  return now.length === 0 ? null : JSON.stringify(now);
}

/** How many of the rows without an id were there already in a list of this number, and ever since. */
export const countSince = (kept: string | null, list: number): number =>
  read(kept).filter(([, since]) => since <= list).length;

/** `isSettled` once it needs no attention any more. */
export type Kept<Item> = { item: Item; isSettled: boolean };

/**
 * Keeps an open list still: what it has shown stays in its place, as it was last, and new items come at the end.
 * @param kept what it showed before. @param items what needs attention now; undefined while that isn’t known.
 * @returns `kept` itself where nothing has changed.
 */
export function keepItems<Item>(
  kept: Kept<Item>[],
  items: Item[] | undefined,
  keyOf: (item: Item) => string | number,
): Kept<Item>[] {
  if (!items) return kept;
  const now = new Map(items.map((item) => [keyOf(item), item]));
  const shown = new Set(kept.map(({ item }) => keyOf(item)));
  const next = [
    ...kept.map((one) => {
      const item = now.get(keyOf(one.item));
      if (item === undefined) return one.isSettled ? one : { ...one, isSettled: true };
      return item === one.item && !one.isSettled ? one : { item, isSettled: false };
    }),
    ...items.filter((item) => !shown.has(keyOf(item))).map((item) => ({ item, isSettled: false })),
  ];
  const isSame = next.length === kept.length && next.every((one, index) => one === kept[index]);
  return isSame ? kept : next;
}

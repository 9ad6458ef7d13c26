import { closeList, comma, type Item, scanItem, splitList } from "@/lib/mirror/comparing/split-list";

export type Splitter = {
  /** The items of a list, as `splitList` finds them. @throws BodyUnreadable */
  split(body: Buffer): Generator<Item, void>;
  /** Whether these bytes are those of the last list that was split to its end. */
  isTheLast(body: Buffer): boolean;
};

/**
 * Splits one list after the other. What stands in a list as it stood in the last one is neither looked
 * through nor hashed again, only compared, a third of the work. It keeps the last body for that.
 */
export function createSplitter(): Splitter {
  let last: { body: Buffer; items: Item[] } | undefined;

  /** Finds items of the last list again, wherever few were put in, taken out or changed since. */
  function itemsBefore(body: Buffer) {
    const before = last;
    let next = 0;
    /** Items since the last one that was found again: changed in place, most likely. */
    let changed = 0;

    /** The same bytes, and then the end of an item: a reader of JSON comes to the same as it did then. */
    function isAgain(old: Item | undefined, start: number): boolean {
      if (!old || !before) return false;
      const end = start + old.end - old.start;
      if (body[end] !== comma && body[end] !== closeList) return false;
      return before.body.compare(body, start, end, old.start, old.end) === 0;
    }

    return (_: Uint8Array, start: number): Item => {
      const items = before?.items ?? [];
      // Changed before this one, put in before it, or taken out.
      for (const at of changed === 0 ? [next, next + 1, next + 2] : [next + changed, next, next + 1]) {
        const old = items[at];
        if (!old || !isAgain(old, start)) continue;
        next = at + 1;
        changed = 0;
        return { start, end: start + old.end - old.start, hash: old.hash };
      }
      changed += 1;
      return scanItem(body, start);
    };
  }

  return {
    *split(body) {
      const itemAt = itemsBefore(body);
      last = undefined;
      const items: Item[] = [];
      for (const item of splitList(body, itemAt)) {
        items.push(item);
        yield item;
      }
      last = { body, items };
    },
    isTheLast: (body) => last?.body.equals(body) ?? false,
  };
}

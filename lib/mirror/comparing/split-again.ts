import { closeList, comma, endOfItem, listItems } from "@/lib/mirror/comparing/split-list";

/** A list and where its items lie in it. In typed arrays: objects for each would be most of the work. */
export type Split = { body: Buffer; count: number; starts: Float64Array; ends: Float64Array };

/** Items that stand as they stood in the list before, one after the other. */
export type Run = { from: number; oldFrom: number; length: number };

export type SplitAgain = { split: Split; runs: Run[]; fresh: number[] };

const firstCompared = 512;
const mostCompared = 1 << 20;

/** How many bytes are the same from two places on. */
function commonBytes(one: Buffer, oneFrom: number, other: Buffer, otherFrom: number): number {
  const most = Math.min(one.length - oneFrom, other.length - otherFrom);
  const isSame = (at: number, length: number) =>
    one.compare(other, otherFrom + at, otherFrom + at + length, oneFrom + at, oneFrom + at + length) === 0;
  let same = 0;
  let step = Math.min(firstCompared, most);
  while (same < most && isSame(same, step)) {
    same += step;
    step = Math.min(step * 2, mostCompared, most - same);
  }
  if (same === most) return most;
  // The first difference lies within the step that wasn't the same.
  while (step > 1) {
    const half = step >> 1;
    if (isSame(same, half)) {
      same += half;
      step -= half;
    } else step = half;
  }
  return same;
}

/** The last of the sorted `ends`, from `from` on, that is not beyond `limit`; `from - 1` when all are. */
function lastWithin({ ends, count }: Split, from: number, limit: number): number {
  let low = from - 1;
  let high = count - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((ends[middle] ?? 0) <= limit) low = middle;
    else high = middle - 1;
  }
  return low;
}

/** @returns how many items of the list before stand at `start` as they stood there from `oldFrom` on. */
function itemsAgain(body: Buffer, start: number, before: Split, oldFrom: number): number {
  const oldStart = before.starts[oldFrom];
  if (oldStart === undefined || oldFrom >= before.count) return 0;
  const same = commonBytes(body, start, before.body, oldStart);
  let last = lastWithin(before, oldFrom, oldStart + same);
  if (last < oldFrom) return 0;
  // The same bytes, and then the end of an item: a reader of JSON comes to the same as it did then.
  const after = body[start + (before.ends[last] ?? 0) - oldStart];
  if (after !== comma && after !== closeList) last -= 1;
  return last - oldFrom + 1;
}

class Places {
  count = 0;
  starts: Float64Array;
  ends: Float64Array;

  constructor(capacity: number) {
    this.starts = new Float64Array(capacity);
    this.ends = new Float64Array(capacity);
  }

  reserve(more: number): void {
    const needed = this.count + more;
    if (needed <= this.starts.length) return;
    const grow = (old: Float64Array) => {
      const wider = new Float64Array(Math.max(needed, old.length * 2));
      wider.set(old);
      return wider;
    };
    this.starts = grow(this.starts);
    this.ends = grow(this.ends);
  }

  add(start: number, end: number): void {
    this.reserve(1);
    this.starts[this.count] = start;
    this.ends[this.count] = end;
    this.count += 1;
  }

  /** Those of a run, moved to where they stand now. @returns where the last one ends. */
  addRun(before: Split, oldFrom: number, length: number, start: number): number {
    this.reserve(length);
    const moved = start - (before.starts[oldFrom] ?? 0);
    for (let at = 0; at < length; at += 1) {
      this.starts[this.count + at] = (before.starts[oldFrom + at] ?? 0) + moved;
      this.ends[this.count + at] = (before.ends[oldFrom + at] ?? 0) + moved;
    }
    this.count += length;
    return this.ends[this.count - 1] ?? start;
  }
}

/**
 * Splits a list with the help of the one before. What stands in it as it stood there is only compared, many
 * items at a time, however few are put in, taken out or changed between; everything else is `fresh`.
 * @param placeOf where in the list before the item between two bytes stood, as far as is known. It sees
 *   every fresh item.
 * @throws BodyUnreadable; whatever `placeOf` throws.
 */
export function splitAgain(
  body: Buffer,
  before: Split | undefined,
  placeOf: (start: number, end: number, missed: number) => number | undefined,
): SplitAgain {
  const places = new Places((before?.count ?? 0) + 1024);
  const runs: Run[] = [];
  const fresh: number[] = [];
  let next = 0;
  /** Items since the last one that was found again: changed in place, most likely. */
  let missed = 0;

  function takeRun(start: number, oldFrom: number): number | undefined {
    const length = before ? itemsAgain(body, start, before, oldFrom) : 0;
    if (!before || length === 0) return undefined;
    runs.push({ from: places.count, oldFrom, length });
    next = oldFrom + length;
    missed = 0;
    return places.addRun(before, oldFrom, length, start);
  }

  listItems(body, (start) => {
    // Changed before this one, put in before it, or taken out.
    for (const oldFrom of missed === 0 ? [next, next + 1, next + 2] : [next + missed, next, next + 1]) {
      const end = takeRun(start, oldFrom);
      if (end !== undefined) return end;
    }
    const end = endOfItem(body, start);
    const place = placeOf(start, end, missed);
    const endOfRun = place === undefined ? undefined : takeRun(start, place);
    if (endOfRun !== undefined) return endOfRun;
    missed += 1;
    fresh.push(places.count);
    places.add(start, end);
    return end;
  });
  const { count, starts, ends } = places;
  return { split: { body, count, starts, ends }, runs, fresh };
}

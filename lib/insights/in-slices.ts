import { setImmediate } from "node:timers/promises";

const slices = 8;

/** Works through a list in slices: SQLite blocks the event loop, and other requests get their turn between them. */
export async function inSlices<Item, Result>(
  items: Item[],
  work: (some: Item[]) => Promise<Result[]>,
): Promise<Result[]> {
  const results: Result[] = [];
  const size = Math.max(1, Math.ceil(items.length / slices));
  for (let start = 0; start < items.length; start += size) {
    if (start > 0) await setImmediate();
    results.push(...(await work(items.slice(start, start + size))));
  }
  return results;
}

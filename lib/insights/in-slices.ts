import { setImmediate } from "node:timers/promises";

const slices = 8;

/**
 * Works through a list in a few goes. SQLite answers within the event loop: between two of them the requests
 * of others get their turn.
 */
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

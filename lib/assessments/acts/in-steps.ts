import { setImmediate } from "node:timers/promises";

// SQLite blocks the event loop while it writes.
const stepSize = 100;

/** Carries out an act on many items in batches of 100, letting other requests in between. */
export async function inSteps<Item>(
  items: readonly Item[],
  step: (some: Item[]) => Promise<unknown>,
): Promise<void> {
  for (let start = 0; start < items.length; start += stepSize) {
    if (start > 0) await setImmediate();
    await step(items.slice(start, start + stepSize));
  }
}

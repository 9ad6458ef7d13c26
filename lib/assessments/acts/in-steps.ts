import { setImmediate } from "node:timers/promises";

// SQLite blocks the event loop while it writes.
const stepSize = 100;

/** Goes through many items of one act in steps, between which other requests get their turn. */
export async function inSteps<Item>(
  items: readonly Item[],
  step: (some: Item[]) => Promise<unknown>,
): Promise<void> {
  for (let start = 0; start < items.length; start += stepSize) {
    if (start > 0) await setImmediate();
    await step(items.slice(start, start + stepSize));
  }
}

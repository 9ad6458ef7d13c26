import { sql } from "kysely";
import { elapsedSeconds } from "@/lib/db/sql/elapsed-seconds";
import { jsonArray } from "@/lib/db/sql/json-array";
import type { Range } from "@/lib/db/sql/per-range";
import type { Store } from "@/lib/db/store";
import { inSlices } from "@/lib/insights/in-slices";
import { enoughForQuartiles, quartilesOf } from "@/lib/insights/quartiles";
import type { InsightsView } from "@/lib/insights/schema";
import { completedWithin, type InsightsFilter, within } from "@/lib/insights/select-insights";

/**
 * How long candidates took: at least until the last poll that had them pending, at most until the one that had them
 * completed. The median of each bound is a bound of the true median; so with quartiles.
 */
export async function timeToComplete(
  store: Store,
  filter: InsightsFilter,
  ranges: Range[],
): Promise<InsightsView["timeToComplete"]> {
  const bounds = await inSlices(ranges, async (some) => {
    const found: [number[], number[]][] = [];
    for (const range of some) found.push(await boundsWithin(store, filter, range));
    return found;
  });
  const count = bounds.reduce((sum, [least]) => sum + least.length, 0);
  const atLeast = quartilesOf(bounds.flatMap(([least]) => least));
  const atMost = quartilesOf(bounds.flatMap(([, most]) => most));
  if (!atLeast || !atMost || count < enoughForQuartiles) return { count };
  const at = (name: keyof typeof atLeast) => ({ atLeast: atLeast[name], atMost: atMost[name] });
  const quartiles = { quarter: at("quarter"), median: at("median"), threeQuarters: at("threeQuarters") };
  return { count, quartiles };
}

// In whole seconds, as two texts: that costs less than as many rows.
async function boundsWithin(
  store: Store,
  filter: InsightsFilter,
  range: Range,
): Promise<[atLeast: number[], atMost: number[]]> {
  const { db } = store;
  const elapsedUntil = (until: string) =>
    elapsedSeconds(db, sql<string>`a.created_at`, sql<string>`${sql.ref(until)}`);
  const { least, most } = await completedWithin(store, filter, within(range))
    .where("a.completed_after", "is not", null)
    .select([
      jsonArray(db, elapsedUntil("a.completed_after")).as("least"),
      jsonArray(db, elapsedUntil("a.completed_before")).as("most"),
    ])
    .executeTakeFirstOrThrow();
  return [JSON.parse(least), JSON.parse(most)];
}

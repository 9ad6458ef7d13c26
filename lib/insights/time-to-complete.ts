import { sql } from "kysely";
import { elapsedSeconds } from "@/lib/db/elapsed-seconds";
import { jsonArray } from "@/lib/db/json-array";
import type { Range } from "@/lib/db/per-range";
import type { Store } from "@/lib/db/store";
import { inSlices } from "@/lib/insights/in-slices";
import { quartilesOf } from "@/lib/insights/quartiles";
import type { InsightsView } from "@/lib/insights/schema";
import { completedWithin, type Whom } from "@/lib/insights/select-insights";

/**
 * How long candidates took, of those seen completed in some ranges. Of each we know that it was at least until
 * the last look that showed it pending, and at most until the one that showed it completed; so the median of
 * the first and that of the second are bounds of the true one, and the same holds for the quartiles.
 */
export async function timeToComplete(
  store: Store,
  whom: Whom,
  ranges: Range[],
): Promise<InsightsView["timeToComplete"]> {
  const bounds = await inSlices(ranges, async (some) => {
    const found: [number[], number[]][] = [];
    for (const range of some) found.push(await boundsWithin(store, whom, range));
    return found;
  });
  const atLeast = quartilesOf(bounds.flatMap(([least]) => least));
  const atMost = quartilesOf(bounds.flatMap(([, most]) => most));
  if (!atLeast || !atMost) return undefined;
  const at = (name: keyof typeof atLeast) => ({ atLeast: atLeast[name], atMost: atMost[name] });
  const count = bounds.reduce((sum, [least]) => sum + least.length, 0);
  return { count, quarter: at("quarter"), median: at("median"), threeQuarters: at("threeQuarters") };
}

/** The two bounds of each candidate in whole seconds: as two texts, which costs less than as many rows. */
async function boundsWithin(
  store: Store,
  whom: Whom,
  { from, to }: Range,
): Promise<[atLeast: number[], atMost: number[]]> {
  const { db } = store;
  const elapsedUntil = (until: string) =>
    elapsedSeconds(db, sql<string>`a.created_at`, sql<string>`${sql.ref(until)}`);
  const { least, most } = await completedWithin(store, whom, {
    lower: sql<string>`${from}`,
    upper: sql<string>`${to}`,
  })
    .where("a.completed_after", "is not", null)
    .select([
      jsonArray(db, elapsedUntil("a.completed_after")).as("least"),
      jsonArray(db, elapsedUntil("a.completed_before")).as("most"),
    ])
    .executeTakeFirstOrThrow();
  return [JSON.parse(least), JSON.parse(most)];
}

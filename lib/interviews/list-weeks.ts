import { sql } from "kysely";
import { addDays, dayAt, mondayOf, startOfDay } from "@/lib/days";
import type { AssessmentsQuery } from "@/lib/db/search/indexed-assessments";
import { jsonArray } from "@/lib/db/sql/json-array";
import { rangesTable } from "@/lib/db/sql/per-range";
import type { Store } from "@/lib/db/store";
import { type Bucket, cutIntoBuckets } from "@/lib/insights/buckets";
import { completedWithin, invitedWithin, ofRange } from "@/lib/insights/select-insights";
import type { InterviewWeeks } from "@/lib/interviews/schema";
import { shownWeeks } from "@/lib/interviews/shown-weeks";

/** How many were invited and seen completed in each of the last twelve weeks, for every interview with any. */
export async function listWeeks(store: Store, zone: string): Promise<InterviewWeeks> {
  const first = addDays(mondayOf(dayAt(store.now().getTime(), zone)), -7 * (shownWeeks - 1));
  const range = { fromMs: startOfDay(first, zone), toMs: startOfDay(addDays(first, 7 * shownWeeks), zone) };
  const weeks = cutIntoBuckets(range, zone, "week");
  const listed = invitedWithin(store, {}, ofRange).where("a.gone_at", "is", null);
  const invited = await countByWeek(store, listed, weeks);
  // Those first seen completed have no known time.
  const seen = completedWithin(store, {}, ofRange).where("a.completed_after", "is not", null);
  const completed = await countByWeek(store, seen, weeks);
  const ids = [...new Set([...invited.keys(), ...completed.keys()])].sort((a, b) => a - b);
  const never = weeks.map(() => 0);
  return {
    weeks,
    interviews: ids.map((id) => ({
      id,
      invited: invited.get(id) ?? never,
      completed: completed.get(id) ?? never,
    })),
  };
}

// Counted here: SQL would sort all rows of a week to group them.
async function countByWeek(
  store: Store,
  within: AssessmentsQuery,
  weeks: Bucket[],
): Promise<Map<number, number[]>> {
  const rows = await store.db
    .selectFrom(rangesTable(store.db, weeks).as("r"))
    .select(["r.number", within.select(jsonArray(store.db, sql`a.interview_id`).as("ids")).as("ids")])
    .execute();
  const counts = new Map<number, number[]>();
  for (const { number, ids } of rows) {
    const given: (number | null)[] = JSON.parse(ids ?? "[]");
    for (const id of given) {
      if (id === null) continue;
      const own = counts.get(id) ?? weeks.map(() => 0);
      own[number] = (own[number] ?? 0) + 1;
      counts.set(id, own);
    }
  }
  return counts;
}

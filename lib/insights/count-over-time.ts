import type { Store } from "@/lib/db/store";
import type { Bucket } from "@/lib/insights/buckets";
import { inSlices } from "@/lib/insights/in-slices";
import type { InsightsView } from "@/lib/insights/schema";
import {
  completedFigures,
  type InsightsFilter,
  invitedFigures,
  unseenFigures,
} from "@/lib/insights/select-insights";

type OverTime = Pick<InsightsView, "series" | "totals" | "completedBeforeSeen" | "completedOfEarlier">;

/**
 * How many were invited, and seen completed, in each bucket. In a range that ends now, `totals.completed` is all
 * completions, without those of earlier invitations, and with those completed before they were first seen.
 */
export async function countOverTime(
  store: Store,
  filter: InsightsFilter,
  buckets: Bucket[],
): Promise<OverTime> {
  const from = buckets[0]?.from ?? "";
  const invited = await inSlices(buckets, (some) => invitedFigures(store, filter, some));
  const unseen = await inSlices(buckets, (some) => unseenFigures(store, filter, some));
  const completed = await inSlices(buckets, (some) => completedFigures(store, filter, some, from));
  const totals = { invited: 0, completed: 0, recommended: 0, pending: 0, toDecide: 0, gone: 0 };
  const completedBeforeSeen = { completed: 0, recommended: 0 };
  let completedOfEarlier = 0;
  const series = buckets.map((bucket, number) => {
    const [all = 0, ofThem = 0, recommended = 0, pending = 0, toDecide = 0] = invited[number] ?? [];
    const [unseenCompleted = 0, unseenRecommended = 0] = unseen[number] ?? [];
    const [seen = 0, seenRecommended = 0, ofEarlier = 0] = completed[number] ?? [];
    totals.invited += all;
    totals.completed += ofThem;
    totals.recommended += recommended;
    totals.pending += pending;
    totals.toDecide += toDecide;
    totals.gone += all - ofThem - pending;
    completedOfEarlier += ofEarlier;
    completedBeforeSeen.completed += unseenCompleted;
    completedBeforeSeen.recommended += unseenRecommended;
    return {
      ...bucket,
      invitedThen: { invited: all, completed: ofThem, recommended },
      unseenThen: { completed: unseenCompleted, recommended: unseenRecommended },
      completedThen: { completed: seen, recommended: seenRecommended },
    };
  });
  return { series, totals, completedBeforeSeen, completedOfEarlier };
}

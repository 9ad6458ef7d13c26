import type { Store } from "@/lib/db/store";
import type { Bucket } from "@/lib/insights/buckets";
import { inSlices } from "@/lib/insights/in-slices";
import type { InsightsView } from "@/lib/insights/schema";
import { figuresOf, type Whom } from "@/lib/insights/select-insights";

type OverTime = Pick<InsightsView, "series" | "totals" | "completedBeforeSeen">;

/** How many were invited, and how many were seen completed, in each bucket. */
export async function countOverTime(store: Store, whom: Whom, buckets: Bucket[]): Promise<OverTime> {
  const invited = await inSlices(buckets, (some) => figuresOf(store, whom, "invited", some));
  const completed = await inSlices(buckets, (some) => figuresOf(store, whom, "completed", some));
  const totals = { invited: 0, completed: 0, recommended: 0 };
  let completedBeforeSeen = 0;
  const series = buckets.map((bucket, number) => {
    const [all = 0, ofThem = 0, recommended = 0] = invited[number] ?? [];
    const [seen = 0, seenRecommended = 0, earlier = 0] = completed[number] ?? [];
    totals.invited += all;
    totals.completed += ofThem;
    totals.recommended += recommended;
    completedBeforeSeen += earlier;
    return {
      ...bucket,
      invitedThen: { invited: all, completed: ofThem, recommended },
      completedThen: { completed: seen, recommended: seenRecommended },
    };
  });
  return { series, totals, completedBeforeSeen };
}

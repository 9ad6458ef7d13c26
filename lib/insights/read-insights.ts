import { instant, type Store } from "@/lib/db/store";
import { badRequest } from "@/lib/errors";
import { cutIntoBuckets, unitFor } from "@/lib/insights/buckets";
import { countByRecruiter } from "@/lib/insights/count-by-recruiter";
import { countFunnel } from "@/lib/insights/count-funnel";
import { countOverTime } from "@/lib/insights/count-over-time";
import { listPendingLongest } from "@/lib/insights/list-pending-longest";
import { countPendingByAge } from "@/lib/insights/pending-by-age";
import { readDecided } from "@/lib/insights/read-decided";
import type { InsightsQuery, InsightsView } from "@/lib/insights/schema";
import { sumDecisions, timeToDecide } from "@/lib/insights/sum-decisions";
import { timeToComplete } from "@/lib/insights/time-to-complete";
import type { Role } from "@/lib/roles";

const dayMs = 86_400_000;
const shownDays = 90;
const longestMs = 15 * 366 * dayMs;

/** @throws ProblemError 400 for a range that is empty or longer than fifteen years. */
export async function readInsights(
  store: Store,
  query: InsightsQuery,
  reader: { role: Role },
): Promise<InsightsView> {
  const toMs = query.to === undefined ? store.now().getTime() : Date.parse(query.to);
  const fromMs = query.from === undefined ? toMs - shownDays * dayMs : Date.parse(query.from);
  if (fromMs >= toMs) throw badRequest("The range of time is empty: its end has to be after its beginning.");
  if (toMs - fromMs > longestMs) throw badRequest("The range of time is longer than fifteen years.");

  const unit = unitFor(fromMs, toMs);
  const buckets = cutIntoBuckets({ fromMs, toMs }, query.zone, unit);
  const range = { from: instant(new Date(fromMs)), to: instant(new Date(toMs)) };
  // One after the other: side by side, their slices would block the event loop together on SQLite.
  const overTime = await countOverTime(store, query, buckets);
  const decided = await readDecided(store, query, buckets);
  return {
    ...range,
    zone: query.zone,
    unit,
    ...overTime,
    decisions: sumDecisions(decided, overTime.totals),
    ...(await countFunnel(store, query, range, { totals: overTime.totals, decided })),
    byRecruiter: await countByRecruiter(store, query, range, decided),
    timeToComplete: await timeToComplete(store, query, buckets),
    timeToDecide: timeToDecide(decided),
    pendingByAge: await countPendingByAge(store, query),
    pendingLongest: await listPendingLongest(store, query, reader),
  };
}

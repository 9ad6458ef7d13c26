import { instant, type Store } from "@/lib/db/store";
import type { InsightsView } from "@/lib/insights/schema";
import { type InsightsFilter, pendingFigures } from "@/lib/insights/select-insights";

const dayMs = 86_400_000;
const ages = [
  { fromDays: 0, toDays: 3 },
  { fromDays: 3, toDays: 7 },
  { fromDays: 7, toDays: 14 },
  { fromDays: 14, toDays: undefined },
];

// Before and after any instant, as texts.
const earliest = "";
const latest = "~";

/** All that are pending, whenever they were invited, by the days since then; the youngest first. */
export async function countPendingByAge(
  store: Store,
  filter: InsightsFilter,
): Promise<InsightsView["pendingByAge"]> {
  const now = store.now().getTime();
  const ago = (days: number | undefined) =>
    days === undefined ? undefined : instant(new Date(now - days * dayMs));
  // What the service dates a little ahead of us is young.
  const groups = ages.map(({ fromDays, toDays }) => ({
    fromDays,
    toDays,
    from: ago(toDays),
    to: fromDays === 0 ? undefined : ago(fromDays),
  }));
  const counts = await pendingFigures(
    store,
    filter,
    groups.map(({ from = earliest, to = latest }) => ({ from, to })),
  );
  return groups.map((group, at) => ({ ...group, count: counts[at]?.[0] ?? 0 }));
}

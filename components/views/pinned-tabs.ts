import type { ColumnId } from "@/components/assessments/view/column-ids";
import type { TabCounts } from "@/components/assessments/view/tab-counts-query";
import { type AssessmentSearch, searchToView } from "@/components/assessments/view/view-search-params";
import type { ListLength } from "@/components/rows/list-pages";
import { isWhole } from "@/components/rows/view-rules";
import { addressOfView, differsFrom, searchOfView } from "@/components/views/saved-view";
import type { PinnedView } from "@/lib/views/schema";

export type PinnedTab = {
  href: string;
  label: string;
  length: ListLength | undefined;
  current: boolean;
  /** What the address says under it. */
  search: AssessmentSearch;
};

type Shown = {
  search: AssessmentSearch;
  columns: readonly ColumnId[];
  /** What the queues count: of the whole list, and under the filters that are set. */
  whole: TabCounts | undefined;
  counted: TabCounts | undefined;
};

const viewOf = (pin: PinnedView) => searchToView(searchOfView(pin));

/** Whether the feed leaves the count of a pin as it is. */
export const isCountedApart = (pin: PinnedView): boolean => pin.count !== undefined && !isWhole(viewOf(pin));

/** The tabs of pinned views. One is current while the address is its view’s, nothing changed. */
export function pinnedTabs(pins: readonly PinnedView[], shown: Shown): PinnedTab[] {
  return pins.map((pin) => {
    const current = shown.search.view === pin.id && !differsFrom(pin, shown.search, shown.columns);
    return {
      href: addressOfView(pin),
      label: pin.name,
      length: lengthOf(pin, current, shown),
      current,
      search: searchOfView(pin),
    };
  });
}

/** What is newer than the pin’s own count, and so equals what is in sight, comes first. */
function lengthOf(pin: PinnedView, isCurrent: boolean, { whole, counted }: Shown): ListLength | undefined {
  if (pin.count === undefined || !whole) return undefined;
  const view = viewOf(pin);
  const newer = isWhole(view) ? whole : isCurrent ? counted : undefined;
  if (!newer) return { count: pin.count, isExact: true };
  const { queue } = view;
  return { count: newer.counts[queue], isExact: !newer.countedAtLeast?.includes(queue) };
}

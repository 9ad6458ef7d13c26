import { useQuery } from "@tanstack/react-query";
import { useRefetchOnChanges } from "@/components/feed/use-refetch-on-changes";
import { isCountedApart, type PinnedTab, pinnedTabs } from "@/components/views/pinned-tabs";
import { pinsQuery } from "@/components/views/pins-query";

/** The page brings them; on its return to the foreground the tab asks what other devices have pinned. */
export function usePinnedTabs(shown: Parameters<typeof pinnedTabs>[1]): PinnedTab[] {
  const query = pinsQuery();
  const pins = useQuery(query).data?.pins ?? [];
  useRefetchOnChanges(query.queryKey, pins.some(isCountedApart));
  return pinnedTabs(pins, shown);
}

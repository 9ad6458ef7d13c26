import { keepPreviousData, useInfiniteQuery } from "@tanstack/react-query";
import { useState } from "react";
import {
  type ShownEntry,
  type TimelineOf,
  timelineQuery,
} from "@/components/assessments/panel/timeline-query";

/** @returns `showEarlier`: undefined when everything is shown. */
export function useEarlierEntries({
  of,
  timeline,
  earlier,
}: {
  of: TimelineOf;
  timeline: ShownEntry[];
  earlier?: string;
}) {
  const [isAsked, setIsAsked] = useState(false);
  const query = useInfiniteQuery({
    ...timelineQuery(of, earlier),
    enabled: isAsked && earlier !== undefined,
    // With new entries the first page ends elsewhere.
    placeholderData: keepPreviousData,
  });
  const before = earlier === undefined ? [] : (query.data?.pages.flatMap((page) => page.timeline) ?? []);
  // An entry that counts several has moved up since.
  const newest = new Set(timeline.map(({ id }) => id));
  const entries = [...timeline, ...before.filter(({ id }) => !newest.has(id))];
  const hasMore = earlier !== undefined && (query.data === undefined || query.hasNextPage);
  function showEarlier(): void {
    if (query.data) void query.fetchNextPage();
    else if (isAsked) void query.refetch();
    else setIsAsked(true);
  }
  return {
    entries,
    showEarlier: hasMore ? showEarlier : undefined,
    isPending: query.isFetching && (query.data === undefined || query.isFetchingNextPage),
    hasFailed: query.isError,
  };
}

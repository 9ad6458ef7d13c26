import { infiniteQueryOptions } from "@tanstack/react-query";
import { reading } from "@/components/query/reading";
import { getJson } from "@/components/query/request-json";
import type { TimelinePage } from "@/lib/assessments/detail-schema";

const timelinePage = reading<TimelinePage>({ timeline: "array" });

/** What an assessment's timeline has before a place, page by page; asked for again with the assessment. */
export const timelineQuery = (id: number, before: string | undefined) =>
  infiniteQueryOptions({
    queryKey: ["assessment", id, "timeline", before],
    queryFn: ({ signal, pageParam = "" }) =>
      getJson(
        `/api/assessments/${id}/timeline?${new URLSearchParams({ before: pageParam })}`,
        timelinePage,
        signal,
      ),
    initialPageParam: before,
    getNextPageParam: (last) => last.earlier,
  });

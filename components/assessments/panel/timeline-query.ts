import { infiniteQueryOptions } from "@tanstack/react-query";
import { answerShape } from "@/components/http/answer-shape";
import { getJson } from "@/components/http/request-json";
import type { TimelinePage } from "@/lib/assessments/timeline-schema";

const timelinePage = answerShape<TimelinePage>({ timeline: "array" });

/** The timeline’s entries before a place, page by page; refetched with the assessment. */
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

import { infiniteQueryOptions } from "@tanstack/react-query";
import { answerShape } from "@/components/http/answer-shape";
import { assessmentKey, candidatesKey } from "@/components/http/query-keys";
import { getJson } from "@/components/http/request-json";
import type { TimelineEntry } from "@/lib/assessments/timeline-schema";

/** Of a candidate’s timeline an entry tells which of their assessments it is about. */
export type ShownEntry = TimelineEntry & { assessmentId?: number };

export type TimelineOf = { assessment: number } | { candidate: number };

const timelinePage = answerShape<{ timeline: ShownEntry[]; earlier?: string }>({ timeline: "array" });

/** The timeline’s entries before a place, page by page; refetched with the assessment. */
export const timelineQuery = (of: TimelineOf, before: string | undefined) =>
  infiniteQueryOptions({
    queryKey: [
      ...("assessment" in of ? assessmentKey(of.assessment) : [...candidatesKey, of.candidate]),
      "timeline",
      before,
    ],
    queryFn: ({ signal, pageParam = "" }) =>
      getJson(
        `/api/${"assessment" in of ? `assessments/${of.assessment}` : `candidates/${of.candidate}`}/timeline?${new URLSearchParams({ before: pageParam })}`,
        timelinePage,
        signal,
      ),
    initialPageParam: before,
    getNextPageParam: (last) => last.earlier,
  });

import { infiniteQueryOptions } from "@tanstack/react-query";
import { answerShape } from "@/components/http/answer-shape";
import { assessmentKey, candidatesKey } from "@/components/http/query-keys";
import { getJson } from "@/components/http/request-json";
import type { TimelineEntry } from "@/lib/assessments/timeline-schema";

/** On a candidate’s timeline, each entry names its assessment. */
export type ShownEntry = TimelineEntry & { assessmentId?: number };

export type TimelineOf = { assessment: number } | { candidate: number };

const timelinePage = answerShape<{ timeline: ShownEntry[]; earlier?: string }>({ timeline: "array" });

const addressOf = (of: TimelineOf): string =>
  "assessment" in of
    ? `/api/assessments/${of.assessment}/timeline`
    : `/api/candidates/${of.candidate}/timeline`;

const keyOf = (of: TimelineOf) =>
  "assessment" in of ? assessmentKey(of.assessment) : ([...candidatesKey, of.candidate] as const);

/** The timeline’s entries before a place, page by page; refetched with what it is about. */
export const timelineQuery = (of: TimelineOf, before: string | undefined) =>
  infiniteQueryOptions({
    queryKey: [...keyOf(of), "timeline", before],
    queryFn: ({ signal, pageParam = "" }) =>
      getJson(`${addressOf(of)}?${new URLSearchParams({ before: pageParam })}`, timelinePage, signal),
    initialPageParam: before,
    getNextPageParam: (last) => last.earlier,
  });

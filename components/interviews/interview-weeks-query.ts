import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { answerShape } from "@/components/http/answer-shape";
import { getJson } from "@/components/http/request-json";
import type { InterviewWeeks } from "@/lib/interviews/schema";

const interviewWeeks = answerShape<InterviewWeeks>({ weeks: "array", interviews: "array" });

/** In the reader’s weeks. @param zone IANA name. */
export const interviewWeeksQuery = (zone: string) =>
  queryOptions({
    queryKey: ["interview-weeks", zone],
    queryFn: ({ signal }) =>
      getJson(`/api/interviews/weeks?${new URLSearchParams({ zone })}`, interviewWeeks, signal),
    // The server doesn’t know the browser’s zone: its weeks are shown until the right ones arrive.
    placeholderData: keepPreviousData,
    staleTime: 60_000,
  });

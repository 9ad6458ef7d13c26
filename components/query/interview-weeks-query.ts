import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { reading } from "@/components/query/reading";
import { getJson } from "@/components/query/request-json";
import type { InterviewWeeks } from "@/lib/interviews/schema";

const interviewWeeks = reading<InterviewWeeks>({ weeks: "array", interviews: "array" });

/** The last weeks of each interview, in the viewer's weeks. @param zone IANA name. */
export const interviewWeeksQuery = (zone: string) =>
  queryOptions({
    queryKey: ["interview-weeks", zone],
    queryFn: ({ signal }) =>
      getJson(`/api/interviews/weeks?${new URLSearchParams({ zone })}`, interviewWeeks, signal),
    // The server doesn't know the browser's zone: its own weeks stand there until the right ones come.
    placeholderData: keepPreviousData,
    staleTime: 60_000,
  });

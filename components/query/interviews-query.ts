import { queryOptions } from "@tanstack/react-query";
import { reading } from "@/components/query/reading";
import { getJson } from "@/components/query/request-json";
import type { InterviewList } from "@/lib/interviews/schema";

const interviewList = reading<InterviewList>({ interviews: "array", unknown: "object" });

/** The interviews, for pickers and filters: they change seldom. */
export const interviewsQuery = () =>
  queryOptions({
    queryKey: ["interviews"],
    queryFn: ({ signal }) => getJson("/api/interviews", interviewList, signal),
    // After a first start the service's list may not be there yet.
    staleTime: ({ state: { data } }) => (data?.interviews.length ? 60_000 : 0),
  });

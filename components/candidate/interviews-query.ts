import { queryOptions } from "@tanstack/react-query";
import { answerShape } from "@/components/http/answer-shape";
import { getJson } from "@/components/http/request-json";
import type { InterviewList } from "@/lib/interviews/schema";

const interviewList = answerShape<InterviewList>({ interviews: "array", unknown: "object" });

/** For pickers and filters; interviews change seldom. */
export const interviewsQuery = () =>
  queryOptions({
    queryKey: ["interviews"],
    queryFn: ({ signal }) => getJson("/api/interviews", interviewList, signal),
    // After the first start the service’s list may not have been read yet.
    staleTime: ({ state: { data } }) => (data?.interviews.length ? 60_000 : 0),
  });

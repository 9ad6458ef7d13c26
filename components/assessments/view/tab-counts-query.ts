import { queryOptions } from "@tanstack/react-query";
import { answerShape } from "@/components/http/answer-shape";
import { getJson } from "@/components/http/request-json";
import type { AssessmentPage } from "@/lib/assessments/schema";

const answer = answerShape<Pick<AssessmentPage, "counts">>({ counts: "object" });

export const tabCountsKey = "tab-counts";

/** The tabs’ counts for one interview: the feed carries those of all. */
export const tabCountsQuery = (interview: number) =>
  queryOptions({
    queryKey: [tabCountsKey, interview],
    queryFn: ({ signal }) => getJson(`/api/assessments?interview=${interview}&limit=1`, answer, signal),
    // Every list of the interview carries them, and a change in the feed refetches them.
    staleTime: Number.POSITIVE_INFINITY,
  });

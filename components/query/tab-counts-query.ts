import { queryOptions } from "@tanstack/react-query";
import { reading } from "@/components/query/reading";
import { getJson } from "@/components/query/request-json";
import type { AssessmentPage } from "@/lib/assessments/schema";

const answer = reading<Pick<AssessmentPage, "counts">>({ counts: "object" });

export const tabCountsKey = "tab-counts";

/** How many assessments of one interview each tab has. The feed carries the counts of all of them alone. */
export const tabCountsQuery = (interview: number) =>
  queryOptions({
    queryKey: [tabCountsKey, interview],
    queryFn: ({ signal }) => getJson(`/api/assessments?interview=${interview}&limit=1`, answer, signal),
    // Every list of the interview tells them, and they are asked for when the feed has told of a change.
    staleTime: Number.POSITIVE_INFINITY,
  });

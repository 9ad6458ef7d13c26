import { queryOptions } from "@tanstack/react-query";
import { viewParams } from "@/components/assessments/view/view-params";
import type { ListView } from "@/components/assessments/view/view-search-params";
import { answerShape } from "@/components/http/answer-shape";
import { getJson } from "@/components/http/request-json";
import type { AssessmentPage } from "@/lib/assessments/schema";

export type TabCounts = Pick<AssessmentPage, "counts" | "countedAtLeast">;

const answer = answerShape<TabCounts>({ counts: "object" });

export const tabCountsKey = "tab-counts";

/** What the tabs count under a view’s filters. Each list of such a view brings it: it is only fetched again. */
export const tabCountsQuery = ({ queue, sort, ...filters }: ListView) =>
  queryOptions({
    queryKey: [tabCountsKey, filters],
    queryFn: ({ signal }) =>
      getJson(`/api/assessments?${viewParams({ ...filters, queue, limit: 1 })}`, answer, signal),
    staleTime: Number.POSITIVE_INFINITY,
    enabled: ({ state }: { state: { data: unknown } }) => state.data !== undefined,
  });

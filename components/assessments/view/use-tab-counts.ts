import { skipToken, type UseQueryResult, useQuery } from "@tanstack/react-query";
import { tabCountsKey, tabCountsQuery } from "@/components/assessments/view/tab-counts-query";
import type { ListView } from "@/components/assessments/view/view-search-params";
import { useRefetchOnChanges } from "@/components/feed/use-refetch-on-changes";
import { isNothingRead } from "@/components/service/nothing-read";
import { shellQuery } from "@/components/service/shell-query";
import type { AssessmentCounts, AssessmentPage } from "@/lib/assessments/schema";

/** Until an interview’s own counts are there, the old ones stay, so that nothing jumps twice. */
export function useTabCounts(
  { interview, archived }: ListView,
  answer: UseQueryResult<Pick<AssessmentPage, "counts">>,
): AssessmentCounts | undefined {
  const shell = useQuery(shellQuery()).data;
  const ofAll = shell?.counts;
  const ofInterview = useQuery(
    interview === undefined || archived
      ? { queryKey: [tabCountsKey], queryFn: skipToken }
      : tabCountsQuery(interview),
  ).data?.counts;
  useRefetchOnChanges([tabCountsKey]);
  if (shell && isNothingRead(shell)) return undefined;
  // Only the list itself counts archived rows.
  if (archived && !answer.isPlaceholderData) return answer.data?.counts;
  if (interview !== undefined) return ofInterview ?? answer.data?.counts;
  return ofAll ?? answer.data?.counts;
}

import { skipToken, type UseQueryResult, useQuery } from "@tanstack/react-query";
import type { ListView } from "@/components/assessments/search-params";
import { useRefetchOnChanges } from "@/components/feed/use-refetch-on-changes";
import { isNothingRead } from "@/components/layout/nothing-read";
import { shellQuery } from "@/components/layout/shell-query";
import { tabCountsKey, tabCountsQuery } from "@/components/query/tab-counts-query";
import type { AssessmentCounts, AssessmentPage } from "@/lib/assessments/schema";

/**
 * What the tabs count: of the view's interview, where it has one, and of the archive where that is looked at.
 * Until an interview's own are there, those before stay: nothing jumps twice. There are none before anything was read.
 */
export function useTabCounts(
  { interview, archived }: ListView,
  answer: UseQueryResult<AssessmentPage>,
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
  // How many are archived, the list alone tells.
  if (archived && !answer.isPlaceholderData) return answer.data?.counts;
  if (interview !== undefined) return ofInterview ?? answer.data?.counts;
  return ofAll ?? answer.data?.counts;
}

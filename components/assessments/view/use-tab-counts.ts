import { type UseQueryResult, useQuery } from "@tanstack/react-query";
import { type TabCounts, tabCountsKey, tabCountsQuery } from "@/components/assessments/view/tab-counts-query";
import type { ListView } from "@/components/assessments/view/view-search-params";
import { useRefetchOnChanges } from "@/components/feed/use-refetch-on-changes";
import { isWhole } from "@/components/rows/view-rules";
import { isNothingRead } from "@/components/service/nothing-read";
import { shellQuery } from "@/components/service/shell-query";

/** Until a view’s own counts are there, the old ones stay, so that nothing jumps twice. */
export function useTabCounts(view: ListView, answer: UseQueryResult<TabCounts>): TabCounts | undefined {
  const shell = useQuery(shellQuery()).data;
  const own = useQuery(tabCountsQuery(view)).data;
  useRefetchOnChanges([tabCountsKey]);
  if (shell && isNothingRead(shell)) return undefined;
  return (isWhole(view) ? shell : own) ?? answer.data;
}

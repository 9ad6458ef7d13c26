import { useQuery } from "@tanstack/react-query";
import { shellQuery } from "@/components/service/shell-query";
import { withArchivedQuery } from "@/components/service/with-archived-query";

/** There has never been an assessment: an empty list may just have all of them archived. */
export function useIsFirstUse(): boolean {
  const hasNone = useQuery(shellQuery()).data?.counts.all === 0;
  const ever = useQuery({ ...withArchivedQuery(), enabled: hasNone });
  return hasNone && ever.data?.counts.all === 0;
}

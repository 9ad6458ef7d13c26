import { useQuery } from "@tanstack/react-query";
import { shellQuery } from "@/components/layout/shell-query";
import { withArchivedQuery } from "@/components/query/with-archived-query";

/** Whether there has never been an assessment: where the list has none, all may be archived. */
export function useIsFirst(): boolean {
  const hasNone = useQuery(shellQuery()).data?.counts.all === 0;
  const ever = useQuery({ ...withArchivedQuery(), enabled: hasNone });
  return hasNone && ever.data?.counts.all === 0;
}

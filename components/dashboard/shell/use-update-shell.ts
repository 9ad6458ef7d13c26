import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import type { ListHead } from "@/components/assessments/list/assessments-query";
import { tabCountsQuery } from "@/components/assessments/view/tab-counts-query";
import type { ListView } from "@/components/assessments/view/view-search-params";
import { useFeedPosition } from "@/components/feed/feed-provider";
import { isWhole } from "@/components/rows/view-rules";
import { shellQuery } from "@/components/service/shell-query";
import { covers } from "@/lib/feed/position";

/**
 * Hands a list’s counts and state to the shell and the tabs, so that no two places differ until the feed tells.
 * @param page the newest answer of this visit. @param view what it answers: the shell’s counts know no filters.
 */
export function useUpdateShell(page: ListHead | undefined, view: ListView): void {
  const client = useQueryClient();
  const told = useFeedPosition();
  useEffect(() => {
    // The feed has told of something newer.
    if (!page || !covers(page.version, told())) return;
    const { counts, countedAtLeast, sync } = page;
    const isShells = isWhole(view);
    client.setQueryData(shellQuery().queryKey, (shell) =>
      isShells ? { counts, sync } : shell && { ...shell, sync },
    );
    if (!isShells) client.setQueryData(tabCountsQuery(view).queryKey, { counts, countedAtLeast });
  }, [client, page, view, told]);
}

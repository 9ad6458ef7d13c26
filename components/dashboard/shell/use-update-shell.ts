import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import type { ListHead } from "@/components/assessments/list/assessments-query";
import { tabCountsQuery } from "@/components/assessments/view/tab-counts-query";
import { useFeedPosition } from "@/components/feed/feed-provider";
import { shellQuery } from "@/components/service/shell-query";
import type { ViewQuery } from "@/lib/assessments/schema";
import { covers } from "@/lib/feed/position";

type ShownView = Pick<ViewQuery, "archived" | "interview">;

/**
 * Hands a list’s counts and state to the shell and the tabs, so that no two places differ until the feed tells.
 * @param page the newest answer of this visit.
 * @param view what it answers: archived rows, or those of one interview, aren’t the shell’s.
 */
export function useUpdateShell(page: ListHead | undefined, view: ShownView): void {
  const client = useQueryClient();
  const told = useFeedPosition();
  const { counts, sync, version } = page ?? {};
  const { archived, interview } = view;
  useEffect(() => {
    // The feed has told of something newer.
    if (!counts || !sync || !version || !covers(version, told())) return;
    const isWhole = archived === undefined && interview === undefined;
    client.setQueryData(shellQuery().queryKey, (shell) =>
      isWhole ? { counts, sync } : shell && { ...shell, sync },
    );
    if (interview !== undefined && archived === undefined)
      client.setQueryData(tabCountsQuery(interview).queryKey, { counts });
  }, [client, counts, sync, version, told, archived, interview]);
}

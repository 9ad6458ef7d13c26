import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { useFeedPosition } from "@/components/feed/feed-provider";
import { shellQuery } from "@/components/layout/shell-query";
import type { AssessmentPage } from "@/lib/assessments/schema";
import { covers } from "@/lib/feed/position";

/**
 * Hands the shell what a screen has learned before it, so that the two never say different things of the
 * service or the counts.
 * @param page the newest answer; undefined while there is none of this visit.
 * @param isArchive whether it counts the archived, of whom the shell says nothing.
 */
export function useTellShell(page: AssessmentPage | undefined, isArchive: boolean): void {
  const client = useQueryClient();
  const told = useFeedPosition();
  const { counts, sync, version } = page ?? {};
  useEffect(() => {
    // What the feed has told since is newer.
    if (!counts || !sync || !version || !covers(version, told())) return;
    client.setQueryData(shellQuery().queryKey, (shell) =>
      isArchive ? shell && { ...shell, sync } : { counts, sync },
    );
  }, [client, counts, sync, version, told, isArchive]);
}

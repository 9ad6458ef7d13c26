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
 */
export function useTellShell(page: AssessmentPage | undefined): void {
  const client = useQueryClient();
  const told = useFeedPosition();
  const { counts, sync, version } = page ?? {};
  useEffect(() => {
    // What the feed has told since is newer.
    if (counts && sync && version && covers(version, told()))
      client.setQueryData(shellQuery().queryKey, { counts, sync });
  }, [client, counts, sync, version, told]);
}

import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { useFeedPosition } from "@/components/feed/feed-provider";
import { shellQuery } from "@/components/layout/shell-query";
import { tabCountsQuery } from "@/components/query/tab-counts-query";
import type { AssessmentPage, ViewQuery } from "@/lib/assessments/schema";
import { covers } from "@/lib/feed/position";

type Told = Pick<ViewQuery, "archived" | "interview">;

/**
 * Hands on what a screen has learned before the feed tells it, so that no two places say different things of
 * the service or the counts: to the shell, or to the tabs of the interview that it is about.
 * @param page the newest answer; undefined while there is none of this visit.
 * @param view what it answers: of the archived, and of one interview, the shell says nothing.
 */
export function useTellShell(page: AssessmentPage | undefined, view: Told): void {
  const client = useQueryClient();
  const told = useFeedPosition();
  const { counts, sync, version } = page ?? {};
  const { archived, interview } = view;
  useEffect(() => {
    // What the feed has told since is newer.
    if (!counts || !sync || !version || !covers(version, told())) return;
    const isWhole = archived === undefined && interview === undefined;
    client.setQueryData(shellQuery().queryKey, (shell) =>
      isWhole ? { counts, sync } : shell && { ...shell, sync },
    );
    if (interview !== undefined && archived === undefined)
      client.setQueryData(tabCountsQuery(interview).queryKey, { counts });
  }, [client, counts, sync, version, told, archived, interview]);
}

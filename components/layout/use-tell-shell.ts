import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { shellQuery } from "@/components/layout/shell-query";
import type { AssessmentPage } from "@/lib/assessments/schema";

/**
 * Hands the shell what a screen has learned before it, so that the two never say different things of the
 * service or the counts.
 * @param page the newest answer; undefined while there is none of this visit.
 */
export function useTellShell(page: AssessmentPage | undefined): void {
  const client = useQueryClient();
  const { counts, sync } = page ?? {};
  useEffect(() => {
    if (counts && sync) client.setQueryData(shellQuery().queryKey, { counts, sync });
  }, [client, counts, sync]);
}

import { queryOptions } from "@tanstack/react-query";
import { reading } from "@/components/query/reading";
import { getJson } from "@/components/query/request-json";
import type { AssessmentPage } from "@/lib/assessments/schema";

const shell = reading<Pick<AssessmentPage, "counts" | "sync">>({ counts: "object", sync: "object" });

/** What the shell shows on every screen: how many assessments there are, and how the service is. The feed tells it. */
export const shellQuery = () =>
  queryOptions({
    queryKey: ["shell"],
    queryFn: ({ signal }) => getJson("/api/assessments?limit=1", shell, signal),
    staleTime: Number.POSITIVE_INFINITY,
  });

import { queryOptions } from "@tanstack/react-query";
import { getJson } from "@/components/query/request-json";
import { assessmentPageSchema } from "@/lib/assessments/schema";

export const shellSchema = assessmentPageSchema.pick({ counts: true, sync: true });

/** What the shell shows on every screen: how many assessments there are, and how the service is. The feed tells it. */
export const shellQuery = () =>
  queryOptions({
    queryKey: ["shell"],
    queryFn: ({ signal }) => getJson("/api/assessments?limit=1", shellSchema, signal),
    staleTime: Number.POSITIVE_INFINITY,
  });

import { queryOptions } from "@tanstack/react-query";
import { getJson } from "@/components/query/request-json";
import { interviewListSchema } from "@/lib/interviews/schema";

/** The interviews, for pickers and filters: they change seldom. */
export const interviewsQuery = () =>
  queryOptions({
    queryKey: ["interviews"],
    queryFn: ({ signal }) => getJson("/api/interviews", interviewListSchema, signal),
    staleTime: 60_000,
  });

import { queryOptions } from "@tanstack/react-query";
import { getJson } from "@/components/query/request-json";
import { invitersSchema } from "@/lib/assessments/own-schema";

/** Who has invited somebody, for filters. */
export const invitersQuery = () =>
  queryOptions({
    queryKey: ["inviters"],
    queryFn: ({ signal }) => getJson("/api/assessments/inviters", invitersSchema, signal),
    staleTime: 60_000,
  });

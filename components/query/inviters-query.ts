import { queryOptions } from "@tanstack/react-query";
import { reading } from "@/components/query/reading";
import { getJson } from "@/components/query/request-json";
import type { Inviters } from "@/lib/assessments/own-schema";

const inviters = reading<Inviters>({ inviters: "array" });

/** Who has invited somebody, for filters. */
export const invitersQuery = () =>
  queryOptions({
    queryKey: ["inviters"],
    queryFn: ({ signal }) => getJson("/api/assessments/inviters", inviters, signal),
    staleTime: 60_000,
  });

import { queryOptions } from "@tanstack/react-query";
import { reading } from "@/components/query/reading";
import { getJson } from "@/components/query/request-json";
import type { ConnectionView } from "@/lib/connection/schema";

export const connectionReading = reading<ConnectionView>({
  kind: "string",
  account: "string",
  keyLastFour: "string",
  sync: "object",
  odd: "object",
  checks: "array",
});

/** Which service, and how its last checks went; for administrators. */
export const connectionQuery = () =>
  queryOptions({
    queryKey: ["connection"],
    queryFn: ({ signal }) => getJson("/api/connection", connectionReading, signal),
    staleTime: 2_000,
  });

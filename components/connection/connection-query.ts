import { queryOptions } from "@tanstack/react-query";
import { answerShape } from "@/components/http/answer-shape";
import { getJson } from "@/components/http/request-json";
import type { ConnectionView } from "@/lib/connection/schema";

export const connectionShape = answerShape<ConnectionView>({
  kind: "string",
  account: "string",
  keyLastFour: "string",
  sync: "object",
  odd: "object",
  checks: "array",
});

export const connectionQuery = () =>
  queryOptions({
    queryKey: ["connection"],
    queryFn: ({ signal }) => getJson("/api/connection", connectionShape, signal),
    staleTime: 2_000,
  });

import { queryOptions } from "@tanstack/react-query";
import { answerShape } from "@/components/http/answer-shape";
import { getJson } from "@/components/http/request-json";
import type { LimitView } from "@/lib/members/schema";

const limitList = answerShape<{ limits: LimitView[] }>({ limits: "array" });

/** Which members don’t see everything. */
export const limitsQuery = () =>
  queryOptions({
    queryKey: ["limits"],
    queryFn: ({ signal }) => getJson("/api/visibility", limitList, signal),
    staleTime: 10_000,
  });

import { queryOptions } from "@tanstack/react-query";
import { answerShape } from "@/components/http/answer-shape";
import { getJson } from "@/components/http/request-json";
import type { Inviters } from "@/lib/assessments/act-schemas";

const inviters = answerShape<Inviters>({ inviters: "array" });

export const invitersQuery = () =>
  queryOptions({
    queryKey: ["inviters"],
    queryFn: ({ signal }) => getJson("/api/assessments/inviters", inviters, signal),
    staleTime: 60_000,
  });

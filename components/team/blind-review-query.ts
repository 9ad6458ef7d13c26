import { queryOptions } from "@tanstack/react-query";
import { type AnswerParser, answerShape } from "@/components/http/answer-shape";
import { getJson } from "@/components/http/request-json";
import type { BlindReviewView } from "@/lib/settings/blind-review/schema";

export const blindReviewShape = answerShape<Pick<BlindReviewView, "interviews">>({
  interviews: "array",
}) as AnswerParser<BlindReviewView>;

export const blindReviewQuery = () =>
  queryOptions({
    queryKey: ["blind-review"],
    queryFn: ({ signal }) => getJson("/api/settings/blind-review", blindReviewShape, signal),
    staleTime: 10_000,
    refetchInterval: 60_000,
  });

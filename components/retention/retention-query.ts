import { queryOptions } from "@tanstack/react-query";
import { type AnswerParser, answerShape } from "@/components/http/answer-shape";
import { getJson, postJson } from "@/components/http/request-json";
import type { Due, PersonRetention, RetentionRule, RetentionView } from "@/lib/retention/schema";

/** The start of every key here: blocking someone changes all of these lists. */
export const retentionKey = ["retention"] as const;

// `months` is a number or null.
export const retentionShape = answerShape<Pick<RetentionView, "interviews">>({
  interviews: "array",
}) as AnswerParser<RetentionView>;

export const ruleQuery = () =>
  queryOptions({
    queryKey: [...retentionKey, "rule"],
    queryFn: ({ signal }) => getJson("/api/settings/retention", retentionShape, signal),
    staleTime: 10_000,
    refetchInterval: 60_000,
  });

const dueShape = answerShape<Due>({ people: "array", total: "number", blocked: "array" });

const personShape = answerShape<PersonRetention>({});

export const dueQuery = (limit: number) =>
  queryOptions({
    queryKey: [...retentionKey, "due", limit],
    queryFn: ({ signal }) => getJson(`/api/settings/retention/due?limit=${limit}`, dueShape, signal),
    staleTime: 10_000,
    refetchInterval: 60_000,
    placeholderData: (before) => before,
  });

/** Who would be due if the rule were set now. */
export const previewQuery = (rule: RetentionRule, limit: number) =>
  queryOptions({
    queryKey: [...retentionKey, "preview", rule, limit],
    queryFn: () => postJson("/api/settings/retention/dry-run", { ...rule, limit }, dueShape),
    placeholderData: (before) => before,
  });

export const personRetentionQuery = (id: number) =>
  queryOptions({
    queryKey: [...retentionKey, "person", id],
    queryFn: ({ signal }) => getJson(`/api/assessments/${id}/retention`, personShape, signal),
    staleTime: 10_000,
  });

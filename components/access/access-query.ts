import { queryOptions } from "@tanstack/react-query";
import { answerShape } from "@/components/http/answer-shape";
import { getJson } from "@/components/http/request-json";
import type { AccessView, Discovery } from "@/lib/auth/access/schema";

export const accessShape = answerShape<AccessView>({
  redirectUri: "string",
  passwords: "string",
  rule: "object",
  without: "object",
  linked: "array",
  refused: "array",
});

export const discoveryShape = answerShape<Discovery>({ steps: "array" });

export const accessQuery = () =>
  queryOptions({
    queryKey: ["access"],
    queryFn: ({ signal }) => getJson("/api/access", accessShape, signal),
    staleTime: 10_000,
  });

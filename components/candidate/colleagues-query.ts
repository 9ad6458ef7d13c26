import { queryOptions } from "@tanstack/react-query";
import { answerShape } from "@/components/http/answer-shape";
import { getJson } from "@/components/http/request-json";
import type { Colleague } from "@/lib/members/schema";

const colleagues = answerShape<{ colleagues: Colleague[] }>({ colleagues: "array" });

export const colleaguesQuery = () =>
  queryOptions({
    queryKey: ["team-members"],
    queryFn: ({ signal }) => getJson("/api/colleagues", colleagues, signal),
    staleTime: 60_000,
  });

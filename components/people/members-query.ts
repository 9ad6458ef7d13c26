import { queryOptions } from "@tanstack/react-query";
import { answerShape } from "@/components/http/answer-shape";
import { getJson } from "@/components/http/request-json";
import type { MemberView } from "@/lib/members/schema";

const memberList = answerShape<{ members: MemberView[] }>({ members: "array" });

export const membersQuery = () =>
  queryOptions({
    queryKey: ["members"],
    queryFn: ({ signal }) => getJson("/api/members", memberList, signal),
    staleTime: 10_000,
  });

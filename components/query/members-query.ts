import { queryOptions } from "@tanstack/react-query";
import { reading } from "@/components/query/reading";
import { getJson } from "@/components/query/request-json";
import type { MemberView } from "@/lib/members/schema";

const memberList = reading<{ members: MemberView[] }>({ members: "array" });

/** Everybody who may sign in, by name; for administrators. */
export const membersQuery = () =>
  queryOptions({
    queryKey: ["members"],
    queryFn: ({ signal }) => getJson("/api/members", memberList, signal),
    staleTime: 10_000,
  });

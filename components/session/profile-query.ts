import { queryOptions } from "@tanstack/react-query";
import { answerShape } from "@/components/http/answer-shape";
import { getJson } from "@/components/http/request-json";
import type { Profile } from "@/lib/members/profile-schema";

const profile = answerShape<Profile>({
  id: "string",
  email: "string",
  name: "string",
  role: "string",
  preferences: "object",
});

export const profileQuery = () =>
  queryOptions({
    queryKey: ["profile"],
    queryFn: ({ signal }) => getJson("/api/profile", profile, signal),
    staleTime: 60_000,
  });

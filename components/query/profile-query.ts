import { queryOptions } from "@tanstack/react-query";
import { reading } from "@/components/query/reading";
import { getJson } from "@/components/query/request-json";
import type { Profile } from "@/lib/members/profile-schema";

const profile = reading<Profile>({
  id: "string",
  email: "string",
  name: "string",
  role: "string",
  preferences: "object",
});

/** Who one is. */
export const profileQuery = () =>
  queryOptions({
    queryKey: ["profile"],
    queryFn: ({ signal }) => getJson("/api/profile", profile, signal),
    staleTime: 60_000,
  });

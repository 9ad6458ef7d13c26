import { queryOptions } from "@tanstack/react-query";
import { reading } from "@/components/query/reading";
import { getJson } from "@/components/query/request-json";
import type { SessionView } from "@/lib/auth/session-schema";

const sessionList = reading<{ sessions: SessionView[] }>({ sessions: "array" });

/** One's own sessions, this one first. */
export const sessionsQuery = () =>
  queryOptions({
    queryKey: ["sessions"],
    queryFn: ({ signal }) => getJson("/api/profile/sessions", sessionList, signal),
    staleTime: 10_000,
  });

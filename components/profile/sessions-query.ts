import { queryOptions } from "@tanstack/react-query";
import { answerShape } from "@/components/http/answer-shape";
import { getJson } from "@/components/http/request-json";
import type { SessionView } from "@/lib/auth/session-schema";

const sessionList = answerShape<{ sessions: SessionView[] }>({ sessions: "array" });

export const sessionsQuery = () =>
  queryOptions({
    queryKey: ["sessions"],
    queryFn: ({ signal }) => getJson("/api/profile/sessions", sessionList, signal),
    staleTime: 10_000,
  });

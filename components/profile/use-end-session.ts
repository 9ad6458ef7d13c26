import { useMutation, useQueryClient } from "@tanstack/react-query";
import { keepAnswer } from "@/components/http/keep-answer";
import { RequestFailure } from "@/components/http/request-failure";
import { remove } from "@/components/http/request-json";
import { sessionsQuery } from "@/components/profile/sessions-query";

/** Ends one of the person’s own sessions, or without an id all others. One that has already ended is no failure. */
export function useEndSession(onEnded: () => void) {
  const client = useQueryClient();
  return useMutation({
    async mutationFn(id: string | undefined) {
      try {
        await remove(id === undefined ? "/api/profile/sessions" : `/api/profile/sessions/${id}`);
      } catch (error) {
        if (!(error instanceof RequestFailure) || error.problem?.reason !== "session_over") throw error;
      }
    },
    onSuccess(_, id) {
      keepAnswer(
        client,
        sessionsQuery(),
        (known) =>
          known && {
            sessions: known.sessions.filter(
              (session) => session.isCurrent || (id !== undefined && session.id !== id),
            ),
          },
      );
      onEnded();
    },
  });
}

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { RequestFailure } from "@/components/query/request-failure";
import { remove } from "@/components/query/request-json";
import { sessionsQuery } from "@/components/query/sessions-query";

/** Ends one of one's own sessions by its id, or with none all others. One that has ended already is as good. */
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
      client.setQueryData(
        sessionsQuery().queryKey,
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

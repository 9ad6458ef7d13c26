import { queryOptions } from "@tanstack/react-query";
import { getJson } from "@/components/query/request-json";
import { candidateCheckSchema } from "@/lib/invitations/view-schema";

/** What the directory knows about somebody who is about to be invited. */
export const candidateCheckQuery = (email: string, interviewId: number | undefined) =>
  queryOptions({
    queryKey: ["candidate-check", email, interviewId],
    queryFn: ({ signal }) => {
      const parameters = new URLSearchParams({ email });
      if (interviewId !== undefined) parameters.set("interviewId", String(interviewId));
      return getJson(`/api/invitations/check?${parameters}`, candidateCheckSchema, signal);
    },
    staleTime: 10_000,
    // It only helps: without an answer the form works as well.
    retry: false,
  });

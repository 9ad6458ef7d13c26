import { queryOptions } from "@tanstack/react-query";
import { getJson } from "@/components/http/request-json";
import { candidateCheckSchema } from "@/lib/invitations/view-schema";

export const candidateCheckQuery = (email: string, interviewId: number | undefined) =>
  queryOptions({
    queryKey: ["candidate-check", email, interviewId],
    queryFn: ({ signal }) => {
      const parameters = new URLSearchParams({ email });
      if (interviewId !== undefined) parameters.set("interviewId", String(interviewId));
      return getJson(`/api/invitations/check?${parameters}`, candidateCheckSchema, signal);
    },
    staleTime: 10_000,
    // It only helps: the form works without it.
    retry: false,
  });

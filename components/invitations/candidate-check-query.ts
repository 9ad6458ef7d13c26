import { queryOptions } from "@tanstack/react-query";
import { answerShape } from "@/components/http/answer-shape";
import { getJson } from "@/components/http/request-json";
import type { CandidateCheck } from "@/lib/invitations/view-schema";

const candidateCheck = answerShape<CandidateCheck>({ remarks: "array" });

export const candidateCheckQuery = (email: string, interviewId: number | undefined) =>
  queryOptions({
    queryKey: ["candidate-check", email, interviewId],
    queryFn: ({ signal }) => {
      const parameters = new URLSearchParams({ email });
      if (interviewId !== undefined) parameters.set("interviewId", String(interviewId));
      return getJson(`/api/invitations/check?${parameters}`, candidateCheck, signal);
    },
    staleTime: 10_000,
    // It only helps: the form works without it.
    retry: false,
  });

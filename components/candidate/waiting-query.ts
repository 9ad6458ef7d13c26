import { queryOptions } from "@tanstack/react-query";
import { answerShape } from "@/components/http/answer-shape";
import { getJson } from "@/components/http/request-json";
import type { WaitingView } from "@/lib/invitations/view-schema";

const waiting = answerShape<WaitingView>({});

const everyMs = 2_000;

export const waitingQuery = (submissionId: string) =>
  queryOptions({
    queryKey: ["waiting", submissionId],
    queryFn: ({ signal }) =>
      getJson(`/api/invitations/waiting?submissionId=${submissionId}`, waiting, signal),
    refetchInterval: everyMs,
    gcTime: 0,
    // It only informs: the invitation goes on without it.
    retry: false,
  });

import { queryOptions, skipToken } from "@tanstack/react-query";
import { answerShape } from "@/components/http/answer-shape";
import { getJson } from "@/components/http/request-json";
import type { WaitingView } from "@/lib/invitations/view-schema";

const waiting = answerShape<WaitingView>({});

const everyMs = 2_000;

/** @param submissionId undefined asks for nothing. */
export const waitingQuery = (submissionId: string | undefined) =>
  queryOptions({
    queryKey: ["waiting", submissionId],
    queryFn: submissionId
      ? ({ signal }) => getJson(`/api/invitations/waiting?submissionId=${submissionId}`, waiting, signal)
      : skipToken,
    refetchInterval: everyMs,
    gcTime: 0,
    // It only informs: the invitation goes on without it.
    retry: false,
  });

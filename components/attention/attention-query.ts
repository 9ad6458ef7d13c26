import { queryOptions } from "@tanstack/react-query";
import { answerShape } from "@/components/http/answer-shape";
import { live } from "@/components/http/live";
import { attentionKey } from "@/components/http/query-keys";
import { getJson } from "@/components/http/request-json";
import type { Attention } from "@/lib/invitations/view-schema";

const attention = answerShape<Attention>({
  total: "number",
  invitations: "array",
  notHandedOver: "object",
  overdue: "object",
});

export const attentionQuery = () =>
  queryOptions({
    queryKey: attentionKey,
    queryFn: ({ signal }) => getJson("/api/invitations/attention", attention, signal),
    ...live,
    // The feed tells of changes only, and “under way for too long” is none.
    refetchInterval: 30_000,
  });

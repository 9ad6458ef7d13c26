import { queryOptions } from "@tanstack/react-query";
import { live } from "@/components/query/live";
import { getJson } from "@/components/query/request-json";
import { attentionSchema } from "@/lib/invitations/view-schema";

/** Invitations that somebody should look at. */
export const attentionQuery = () =>
  queryOptions({
    queryKey: ["attention"],
    queryFn: ({ signal }) => getJson("/api/invitations/attention", attentionSchema, signal),
    ...live,
    // That one is on its way for conspicuously long is no change that the feed could tell.
    refetchInterval: 30_000,
  });

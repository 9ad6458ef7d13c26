import { queryOptions } from "@tanstack/react-query";
import { live } from "@/components/query/live";
import { reading } from "@/components/query/reading";
import { getJson } from "@/components/query/request-json";
import type { Attention } from "@/lib/invitations/view-schema";

const attention = reading<Attention>({ invitations: "array", notHandedOver: "object", overdue: "object" });

/** Invitations that somebody should look at. */
export const attentionQuery = () =>
  queryOptions({
    queryKey: ["attention"],
    queryFn: ({ signal }) => getJson("/api/invitations/attention", attention, signal),
    ...live,
    // That one is on its way for conspicuously long is no change that the feed could tell.
    refetchInterval: 30_000,
  });

import { queryOptions } from "@tanstack/react-query";
import { live } from "@/components/query/live";
import { getJson } from "@/components/query/request-json";
import { attentionSchema } from "@/lib/invitations/schema";

/** Invitations that somebody should look at. */
export const attentionQuery = () =>
  queryOptions({
    queryKey: ["attention"],
    queryFn: ({ signal }) => getJson("/api/invitations/attention", attentionSchema, signal),
    ...live,
  });

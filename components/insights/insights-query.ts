import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { getJson } from "@/components/http/request-json";
import { serverNow } from "@/components/http/server-clock";
import { type InsightsSearch, toInsightsQuery } from "@/components/insights/insights-search-params";
import { insightsSchema } from "@/lib/insights/schema";

/** By the reader’s days and weeks. @param zone IANA name. */
export const insightsQuery = (search: InsightsSearch, zone: string) =>
  queryOptions({
    queryKey: ["insights", search, zone],
    queryFn: ({ signal }) => {
      const parameters = new URLSearchParams();
      for (const [name, value] of Object.entries(toInsightsQuery(search, serverNow(), zone)))
        if (value !== undefined) parameters.set(name, String(value));
      return getJson(`/api/insights?${parameters}`, insightsSchema, signal);
    },
    placeholderData: keepPreviousData,
    staleTime: 60_000,
  });

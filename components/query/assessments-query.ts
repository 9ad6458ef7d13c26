import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { type AssessmentSearch, searchToQuery } from "@/components/assessments/search-params";
import { live } from "@/components/query/live";
import { getJson } from "@/components/query/request-json";
import { assessmentPageSchema } from "@/lib/assessments/schema";

/** One page of the table, as the URL asks for it. */
export const assessmentsQuery = (search: AssessmentSearch) => {
  const query = searchToQuery(search);
  return queryOptions({
    queryKey: ["assessments", query],
    queryFn: ({ signal }) => {
      const params = new URLSearchParams();
      for (const [name, value] of Object.entries(query)) {
        if (value !== undefined && value !== "") params.set(name, String(value));
      }
      return getJson(`/api/assessments?${params}`, assessmentPageSchema, signal);
    },
    placeholderData: keepPreviousData,
    ...live,
    // The picture a person begins with may be an older one of the router's or the cache's: asked for at
    // once, the list settles before anybody holds on to a row.
    refetchOnMount: "always",
  });
};

import { infiniteQueryOptions } from "@tanstack/react-query";
import { reading } from "@/components/query/reading";
import { getJson } from "@/components/query/request-json";
import type { AuditFilter, AuditPage } from "@/lib/audit/schema";

/** As read from `AuditPage`, whose last page has no cursor. */
const auditPage = reading<Omit<AuditPage, "nextCursor">>({ entries: "array" });

export type AuditParams = Partial<AuditFilter>;

/** The filter as a URL has it; what isn't narrowed isn't in it. */
export function auditParams(filter: AuditParams): URLSearchParams {
  const parameters = new URLSearchParams();
  for (const [name, value] of Object.entries(filter)) if (value) parameters.set(name, value);
  return parameters;
}

/** The entries of the audit log that match, page by page, the newest first; for administrators. */
export const auditQuery = (filter: AuditParams) =>
  infiniteQueryOptions({
    queryKey: ["audit", auditParams(filter).toString()],
    queryFn: async ({ signal, pageParam }) => {
      const parameters = auditParams(filter);
      if (pageParam) parameters.set("cursor", pageParam);
      return (await getJson(`/api/audit?${parameters}`, auditPage, signal)) as AuditPage;
    },
    initialPageParam: null as string | null,
    getNextPageParam: (last) => last.nextCursor,
    staleTime: 5_000,
  });

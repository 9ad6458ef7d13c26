import { infiniteQueryOptions } from "@tanstack/react-query";
import { answerShape } from "@/components/http/answer-shape";
import { getJson } from "@/components/http/request-json";
import type { AuditFilter, AuditPage } from "@/lib/audit/schema";

/** `AuditPage` without the cursor, which the last page doesn’t have. */
const auditPage = answerShape<Omit<AuditPage, "nextCursor">>({ entries: "array" });

export type AuditParams = Partial<AuditFilter>;

export function auditParams(filter: AuditParams): URLSearchParams {
  const parameters = new URLSearchParams();
  for (const [name, value] of Object.entries(filter)) if (value) parameters.set(name, value);
  return parameters;
}

/** Page by page, the newest first; for administrators. */
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

import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { readAllRows } from "@/components/imports/read-all-rows";
import type { ImportView } from "@/lib/imports/schema";

/**
 * What was skipped of an import, each row’s reason. A skipped row stays as it is: only another number asks again, and
 * not, as for other rows, each second of news.
 */
export const skippedQuery = ({ id, counts, clearedAt }: Pick<ImportView, "id" | "counts" | "clearedAt">) =>
  queryOptions({
    queryKey: ["skipped-rows", id, counts.skipped],
    queryFn: ({ signal }) => readAllRows(id, { state: "skipped", signal }),
    select: (rows) => rows.map(({ reason }) => ({ reason })),
    enabled: counts.skipped > 0 && !clearedAt,
    placeholderData: keepPreviousData,
    staleTime: Number.POSITIVE_INFINITY,
  });

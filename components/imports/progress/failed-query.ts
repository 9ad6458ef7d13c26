import { queryOptions } from "@tanstack/react-query";
import { importRowsKey } from "@/components/imports/imports-query";
import { readAllRows } from "@/components/imports/read-all-rows";
import type { ImportView } from "@/lib/imports/schema";

/**
 * Rows that invited nobody, though nobody had decided so: they can be corrected and sent. Each end of the import has
 * its own: what failed before a retry says nothing of what failed in it.
 */
export const failedRowsQuery = ({ id, endedAt }: Pick<ImportView, "id" | "endedAt">) =>
  queryOptions({
    queryKey: [...importRowsKey(id), "failed", endedAt],
    queryFn: async ({ signal }) => {
      const [rejected, notSent, skipped] = await Promise.all(
        (["rejected", "notSent", "skipped"] as const).map((state) => readAllRows(id, { state, signal })),
      );
      return [
        ...(rejected ?? []),
        ...(notSent ?? []),
        ...(skipped ?? []).filter(({ reason }) => reason === "faulty"),
      ].sort((one, other) => one.line - other.line);
    },
    staleTime: 2_000,
  });

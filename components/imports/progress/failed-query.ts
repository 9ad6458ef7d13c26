import { queryOptions } from "@tanstack/react-query";
import { importRowsKey } from "@/components/imports/imports-query";
import { readAllRows } from "@/components/imports/read-all-rows";

/** Rows that invited nobody, though nobody had decided so: they can be corrected and sent. */
export const failedRowsQuery = (id: string) =>
  queryOptions({
    queryKey: [...importRowsKey(id), "failed"],
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

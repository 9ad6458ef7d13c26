import type { Tombstone } from "@/lib/erasing/tombstones";
import type { Committed } from "./read-store";

export const importRowKey = (importId: string, line: number): string => `${importId} ${line}`;

/** The rows that all tombstones name. */
export function erasedIn({ erasures }: Committed) {
  const all = erasures.map((row): Tombstone["erased"] => JSON.parse(row.erased));
  return {
    assessments: new Set(all.flatMap(({ assessments }) => assessments)),
    invitations: new Set(all.flatMap(({ invitations }) => invitations)),
    importRows: new Set(all.flatMap(({ importRows }) => importRows.map((key) => importRowKey(...key)))),
  };
}

/** An erased candidate stays erased, whatever the service lists later. */
export function judgeErased(after: Committed): string[] {
  if (after.erasures.length === 0) return [];
  const erased = erasedIn(after);
  const known = after.assessments.filter(
    (row) =>
      erased.assessments.has(row.id) &&
      (row.erased_at === null ||
        [row.email, row.first_name, row.last_name, row.external_id, row.detail].some((one) => one !== null)),
  );
  const filed = after.importRows.filter((row) =>
    erased.importRows.has(importRowKey(row.import_id, row.line)),
  );
  return [
    ...known.map(() => "an erased candidate’s row knows them again"),
    ...filed.map(() => "an erased candidate is still in an import"),
  ];
}

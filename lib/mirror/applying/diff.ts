import { keepKnown, type MirroredColumns } from "@/lib/assessments/mirrored-columns";
import type { AssessmentsTable } from "@/lib/db/assessment-tables";
import type { ListedRow } from "@/lib/mirror/comparing/batch";

export type KnownAssessment = MirroredColumns & Pick<AssessmentsTable, "id">;

export type Change = {
  id: number;
  row: MirroredColumns;
  kind: "new" | "completed" | "changed";
};

const same = (a: MirroredColumns, b: MirroredColumns) =>
  a.status === b.status &&
  a.created_at === b.created_at &&
  a.is_undated === b.is_undated &&
  a.application_url === b.application_url &&
  a.report_url === b.report_url &&
  a.detail === b.detail &&
  a.oddities === b.oddities;

/** What listed rows change; a missing row is no change. @param seenAt when the list had arrived, ISO 8601. */
export function diffRows(known: KnownAssessment[], listed: ListedRow[], seenAt: string): Change[] {
  const before = new Map(known.map((row) => [row.id, row]));
  const after = new Map(listed.map(({ id, row }) => [id, row]));
  const changes: Change[] = [];
  for (const [id, said] of after) {
    const old = before.get(id);
    const row = keepKnown(old, said, seenAt);
    if (!old) changes.push({ id, row, kind: "new" });
    else if (!same(old, row)) {
      const completes = old.status === "pending" && row.status !== "pending";
      changes.push({ id, row, kind: completes ? "completed" : "changed" });
    }
  }
  return changes;
}

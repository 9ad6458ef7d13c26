import type { ServiceAssessment } from "@/lib/assessment-api/schemas";
import type { AssessmentsTable } from "@/lib/db/types";

/** The columns of an assessment that the service's list decides. */
export type MirroredColumns = Pick<
  AssessmentsTable,
  "status" | "created_at" | "application_url" | "report_url" | "detail"
>;

/** A row of the service's list. */
export type ListedRow = { id: number; row: MirroredColumns };

export type KnownAssessment = MirroredColumns & Pick<AssessmentsTable, "id">;

export type Change = ListedRow & {
  /** `completed` is a pending one that no longer is; `changed` is any other difference. */
  kind: "new" | "completed" | "changed";
};

/** A row of the service's list as the store's columns hold it. */
export function mirroredColumns(listed: ServiceAssessment): MirroredColumns {
  return {
    status: listed.status,
    created_at: listed.createdAt,
    application_url: listed.applicationUrl,
    report_url: listed.status === "recommended" ? listed.reportUrl : null,
    detail: listed.status === "pending" ? null : (listed.detail ?? null),
  };
}

const same = (a: MirroredColumns, b: MirroredColumns) =>
  a.status === b.status &&
  a.created_at === b.created_at &&
  a.application_url === b.application_url &&
  a.report_url === b.report_url &&
  a.detail === b.detail;

/**
 * What rows of the service's list say that the store doesn't know yet, in their order. A row that isn't
 * among them is no change: gone is not deleted. An id that comes twice counts once, with its last row.
 */
export function diffRows(known: KnownAssessment[], listed: ListedRow[]): Change[] {
  const before = new Map(known.map((row) => [row.id, row]));
  const after = new Map(listed.map(({ id, row }) => [id, row]));
  const changes: Change[] = [];
  for (const [id, row] of after) {
    const old = before.get(id);
    if (!old) changes.push({ id, row, kind: "new" });
    else if (!same(old, row)) {
      const completes = old.status === "pending" && row.status !== "pending";
      changes.push({ id, row, kind: completes ? "completed" : "changed" });
    }
  }
  return changes;
}

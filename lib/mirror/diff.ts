import { readOddities, untoldState, writeOddities } from "@/lib/assessment-api/oddities";
import type { ServiceAssessment } from "@/lib/assessment-api/schemas";
import type { AssessmentsTable } from "@/lib/db/types";

/** The columns of an assessment that the service's list decides. */
export type MirroredColumns = Pick<
  AssessmentsTable,
  "status" | "created_at" | "application_url" | "report_url" | "detail" | "oddities" | "is_undated"
>;

/** What a row of the list says; null for what it doesn't say, or not so that it can be used. */
export type ListedColumns = Pick<MirroredColumns, "report_url" | "detail" | "oddities"> & {
  status: MirroredColumns["status"] | "untold";
  created_at: string | null;
  application_url: string | null;
};

/** A row of the service's list. */
export type ListedRow = { id: number; row: ListedColumns };

export type KnownAssessment = MirroredColumns & Pick<AssessmentsTable, "id">;

export type Change = {
  id: number;
  row: MirroredColumns;
  /** `completed` is a pending one that no longer is; `changed` is any other difference. */
  kind: "new" | "completed" | "changed";
};

/** A row of the service's list by the names of the store's columns. */
export const listedColumns = (listed: ServiceAssessment): ListedColumns => ({
  status: listed.status,
  created_at: listed.createdAt ?? null,
  application_url: listed.applicationUrl ?? null,
  report_url: (listed.status === "recommended" && listed.reportUrl) || null,
  detail: ("detail" in listed && listed.detail) || null,
  oddities: writeOddities(listed.oddities ?? []),
});

/**
 * What the store has of a row from now on. A state that can't be told stays what it was, with what belongs to
 * it, and so do the time and the link, which never change; of a row never seen before it is *pending*, when it
 * was first seen, and no link.
 * @param seenAt ISO 8601: when the list had arrived.
 */
export function keepKnown(
  before: MirroredColumns | undefined,
  listed: ListedColumns,
  seenAt: string,
): MirroredColumns {
  const { status, report_url, detail } =
    listed.status === "untold" ? (before ?? nothingTold) : { ...listed, status: listed.status };
  return {
    status,
    report_url,
    detail,
    created_at: listed.created_at ?? before?.created_at ?? seenAt,
    is_undated: listed.created_at === null ? (before?.is_undated ?? 1) : 0,
    application_url: listed.application_url ?? before?.application_url ?? "",
    oddities: listed.oddities,
  };
}

const nothingTold = { status: "pending", report_url: null, detail: null } as const;

/** What the store has of a row that it has seen for the first time. */
export const mirroredColumns = (listed: ServiceAssessment, seenAt: string): MirroredColumns =>
  keepKnown(undefined, listedColumns(listed), seenAt);

/** What the list said last of a row of the store: without what was only kept from before. */
export function asListed(row: MirroredColumns): ListedColumns {
  const { status, created_at, application_url, report_url, detail, oddities } = row;
  const listed = { status, created_at, application_url, report_url, detail, oddities };
  if (oddities === null) return listed;
  const read = readOddities(oddities);
  const odd = new Set(read.map(({ field }) => field));
  return {
    ...listed,
    ...(untoldState(read) && ({ status: "untold", report_url: null, detail: null } as const)),
    ...(odd.has("created_at") && { created_at: null }),
    ...(odd.has("application_url") && { application_url: null }),
  };
}

const same = (a: MirroredColumns, b: MirroredColumns) =>
  a.status === b.status &&
  a.created_at === b.created_at &&
  a.is_undated === b.is_undated &&
  a.application_url === b.application_url &&
  a.report_url === b.report_url &&
  a.detail === b.detail &&
  a.oddities === b.oddities;

/**
 * What rows of the service's list say that the store doesn't know yet, in their order. A row that isn't
 * among them is no change: gone is not deleted. An id that comes twice counts once, with its last row.
 * @param seenAt ISO 8601: when the list had arrived.
 */
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

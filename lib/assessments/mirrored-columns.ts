import { readOddities, untoldState, writeOddities } from "@/lib/assessment-api/oddities";
import type { ServiceAssessment } from "@/lib/assessment-api/schemas";
import type { AssessmentsTable } from "@/lib/db/assessment-tables";

export type MirroredColumns = Pick<
  AssessmentsTable,
  "status" | "created_at" | "application_url" | "report_url" | "detail" | "oddities" | "is_undated"
>;

/** What the list says of a row; null for what is missing or unusable. */
export type ListedColumns = Pick<MirroredColumns, "report_url" | "detail" | "oddities"> & {
  status: MirroredColumns["status"] | "untold";
  created_at: string | null;
  application_url: string | null;
};

export const listedColumns = (listed: ServiceAssessment): ListedColumns => ({
  status: listed.status,
  created_at: listed.createdAt ?? null,
  application_url: listed.applicationUrl ?? null,
  report_url: (listed.status === "recommended" && listed.reportUrl) || null,
  detail: ("detail" in listed && listed.detail) || null,
  oddities: writeOddities(listed.oddities ?? []),
});

/**
 * What the store has of a row from now on. A state that can't be told keeps the last one, with what belongs to it; time
 * and link never change. A new row begins as *pending*, made at `seenAt`, without a link.
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

export const mirroredColumns = (listed: ServiceAssessment, seenAt: string): MirroredColumns =>
  keepKnown(undefined, listedColumns(listed), seenAt);

/** What the last list itself said of a row, without what was kept from before. */
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

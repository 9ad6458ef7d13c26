import { getRows } from "@/lib/assessments/list/get-row";
import type { AssessmentView } from "@/lib/assessments/schema";
import type { ImportRowsTable } from "@/lib/db/import-tables";
import type { Store } from "@/lib/db/store";
import { foldEmail } from "@/lib/fold";
import { fieldText } from "@/lib/i18n/field-texts";
import { findImport } from "@/lib/imports/find-import";
import type { ImportRowsPage, ImportRowView, RowsQuery } from "@/lib/imports/schema";
import { lastRefusal } from "@/lib/invitations/view/last-refusal";
import type { Role } from "@/lib/roles";

/** Rows with what became of their invitations. */
export const selectRows = (store: Store, importId: string) =>
  store.db
    .selectFrom("import_rows as r")
    .leftJoin("invitations as v", "v.id", "r.invitation_id")
    .leftJoin("invitations as o", "o.id", "r.other_invitation_id")
    .selectAll("r")
    .select(["v.failure_code", "v.failure_errors", "o.assessment_id as other_assessment_id"])
    .where("r.import_id", "=", importId);

export type ImportRow = ImportRowsTable & {
  failure_code: string | null;
  failure_errors: string | null;
  other_assessment_id: number | null;
};

export const assessmentIdOf = (row: ImportRow): number | null => row.assessment_id ?? row.other_assessment_id;

/** Rows in the order of the file, page by page. @throws ProblemError 404. */
export async function listRows(
  store: Store,
  id: string,
  { state, cursor = 0, limit }: RowsQuery,
  reader: { role: Role },
): Promise<ImportRowsPage> {
  const { interview_id } = await findImport(store, id);
  let wanted = selectRows(store, id).where("r.line", ">", cursor);
  if (state) wanted = wanted.where("r.state", "=", state);
  const found = await wanted
    .orderBy("r.line")
    .limit(limit + 1)
    .execute();
  const rows = found.slice(0, limit);
  const assessments = await getRows(
    store,
    rows.flatMap((row) => assessmentIdOf(row) ?? []),
    reader,
  );
  return {
    rows: rows.map((row) => rowView(row, interview_id !== null, assessments.get(assessmentIdOf(row) ?? 0))),
    nextCursor: found.length > limit ? (rows.at(-1)?.line ?? null) : null,
  };
}

const given = <T>(value: T | null): T | undefined => value ?? undefined;

function rowView(
  row: ImportRow,
  hasInterview: boolean,
  assessment: AssessmentView | undefined,
): ImportRowView {
  return {
    line: row.line,
    state: row.state,
    reason: given(row.reason),
    errors: errorsOf(row, hasInterview),
    interviewId: given(row.interview_id),
    suppressCandidateEmail:
      row.suppress_candidate_email === null ? undefined : row.suppress_candidate_email === 1,
    confirm: row.again === 1 ? "again" : undefined,
    candidate: {
      email: given(row.email),
      firstName: given(row.first_name),
      lastName: given(row.last_name),
      phoneNumber: given(row.phone_number),
      resumeUrl: given(row.resume_url),
      externalId: given(row.external_id),
    },
    cells: row.cells === null ? undefined : (JSON.parse(row.cells) as string[]),
    assessment: isTheirs(row, assessment) ? assessment : undefined,
  };
}

/** Because of whose assessment a row wasn’t sent: it may turn out to be another candidate’s. */
const isTheirs = (row: ImportRow, assessment: AssessmentView | undefined): boolean =>
  row.state === "created" ||
  (assessment?.candidate !== undefined && foldEmail(assessment.candidate.email) === row.email_folded);

/** Our own faults of a faulty row; of a rejected one the service’s words. */
export function errorsOf(row: ImportRow, hasInterview: boolean): Record<string, string[]> | undefined {
  if (row.state === "rejected") return lastRefusal(row);
  const isFaulty = row.state === "faulty" || row.reason === "faulty";
  if (!isFaulty) return undefined;
  const lacksInterview = row.interview_id === null && !hasInterview;
  return {
    ...(row.errors === null ? {} : (JSON.parse(row.errors) as Record<string, string[]>)),
    ...(lacksInterview && { interviewId: [fieldText("chooseInterview")] }),
  };
}

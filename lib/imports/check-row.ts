import { candidateInputSchema } from "@/lib/candidates/schema";
import type { ImportRowsTable } from "@/lib/db/import-tables";
import { foldEmail } from "@/lib/fold";
import { fieldText } from "@/lib/i18n/field-texts";
import type { GivenRow } from "@/lib/imports/schema";

type Errors = Record<string, string[]>;

/** What a row of a draft is, as far as it says so itself. */
export type CheckedRow = Omit<ImportRowsTable, "import_id"> & { faults: Errors | undefined };

/**
 * Checks a row by the form’s own schema. What can’t be sent is kept as typed.
 * @param hasInterview whether the import has an interview for rows that name none.
 */
function checkRow(given: GivenRow, hasInterview: boolean): CheckedRow {
  const parsed = candidateInputSchema.safeParse(given.candidate);
  const errors: Errors = {};
  for (const { path, message } of parsed.error?.issues ?? []) {
    const field = ["candidate", ...path].join(".");
    errors[field] = [...(errors[field] ?? []), message];
  }
  const lacksInterview = given.interviewId === undefined && !hasInterview;
  const candidate = parsed.data ?? given.candidate;
  const hasErrors = Object.keys(errors).length > 0;
  const faults = {
    ...errors,
    ...(lacksInterview && { interviewId: [fieldText("chooseInterview")] }),
  };
  const isFaulty = hasErrors || lacksInterview;
  return {
    line: given.line,
    ...(given.skip
      ? { state: "skipped", reason: given.skip }
      : { state: isFaulty ? "faulty" : "waiting", reason: null }),
    errors: hasErrors ? JSON.stringify(errors) : null,
    email: candidate.email ?? null,
    email_folded: parsed.data ? foldEmail(parsed.data.email) : null,
    first_name: candidate.firstName ?? null,
    last_name: candidate.lastName ?? null,
    phone_number: candidate.phoneNumber ?? null,
    external_id: candidate.externalId ?? null,
    resume_url: candidate.resumeUrl ?? null,
    interview_id: given.interviewId ?? null,
    suppress_candidate_email:
      given.suppressCandidateEmail === undefined ? null : given.suppressCandidateEmail ? 1 : 0,
    again: given.confirm === "again" ? 1 : 0,
    cells: given.cells ? JSON.stringify(given.cells) : null,
    invitation_id: null,
    other_invitation_id: null,
    assessment_id: null,
    sent_at: null,
    settled_at: null,
    faults: isFaulty && !given.skip ? faults : undefined,
  };
}

const rowsAtOnce = 50;

/** As `checkRow`, for many; other requests get their turn in between. */
export async function checkRows(given: readonly GivenRow[], hasInterview: boolean): Promise<CheckedRow[]> {
  const checked: CheckedRow[] = [];
  for (const [at, row] of given.entries()) {
    if (at > 0 && at % rowsAtOnce === 0) await new Promise((resolve) => setImmediate(resolve));
    checked.push(checkRow(row, hasInterview));
  }
  return checked;
}

import { newRowColumns, unclaimed } from "@/lib/assessments/directory";
import type { AssessmentsTable } from "@/lib/db/assessment-tables";
import type { ImportRowsTable } from "@/lib/db/import-tables";
import type { InvitationsTable } from "@/lib/db/invitation-tables";
import { notCalled } from "@/lib/invitations/creating/record-invitation";

const at = "2026-03-10T12:00:00.000Z";

export const createInvitationRow = (overrides: Partial<InvitationsTable>): InvitationsTable => ({
  id: "i",
  source_id: "source",
  submission_id: "s",
  state: "submitting",
  open: 1,
  import_id: null,
  interview_id: 1,
  email: "",
  email_folded: "",
  first_name: null,
  last_name: null,
  phone_number: null,
  external_id: null,
  resume_url: null,
  suppress_candidate_email: 0,
  assessment_id: null,
  invited_by: null,
  invited_by_name: "Dana Whitfield",
  submitted_at: at,
  deadline_at: at,
  ...notCalled,
  settled_at: null,
  settled_by_name: null,
  failure_code: null,
  failure_message: null,
  failure_errors: null,
  dismissed_at: null,
  version: 1,
  ...overrides,
});

export const createAssessmentRow = (
  overrides: Partial<AssessmentsTable> & { id: number },
): AssessmentsTable => ({
  source_id: "source",
  status: "pending",
  created_at: at,
  application_url: `https://apply.example/${overrides.id}`,
  report_url: null,
  oddities: null,
  is_undated: 0,
  detail: null,
  ...unclaimed(overrides.id),
  ...newRowColumns(at, 1),
  ...overrides,
});

export const createImportRow = (overrides: Partial<ImportRowsTable>): ImportRowsTable => ({
  import_id: "import",
  line: 2,
  state: "waiting",
  reason: null,
  errors: null,
  email: null,
  email_folded: null,
  first_name: null,
  last_name: null,
  phone_number: null,
  external_id: null,
  resume_url: null,
  interview_id: 1,
  suppress_candidate_email: 1,
  again: 0,
  cells: null,
  invitation_id: null,
  other_invitation_id: null,
  assessment_id: null,
  sent_at: null,
  settled_at: null,
  ...overrides,
});

import type { Urls } from "@/lib/sandbox/links/urls";
import type { AssessmentRow } from "@/lib/sandbox/store/assessment-row";
import type { ListedAssessment } from "@/lib/sandbox/store/list-assessments";

/** A row of the list, and the answer to a create (section 2, presence rules 1 to 4): an absent field has no key. */
export function presentListed(row: ListedAssessment, urls: Urls) {
  const pending = {
    id: row.id,
    completed: row.recommended !== null,
    created_at: row.createdAt,
    application_url: urls.application(row.applicationToken),
  };
  if (row.recommended === null) return pending;
  return {
    ...pending,
    recommended: row.recommended === 1,
    ...(row.reportToken !== null && { url: urls.report(row.reportToken) }),
    ...(row.detail !== null && { detail: row.detail }),
  };
}

/** The single read: candidate and interview come with completion (section 3, rule 1). */
export function presentSingle(row: AssessmentRow, urls: Urls) {
  const listed = presentListed(row, urls);
  if (row.recommended === null) return listed;
  return { ...listed, candidate_email: row.email, interview_id: String(row.interviewId) };
}

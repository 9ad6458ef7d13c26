import { type AssessmentRow, assessmentColumns } from "@/lib/sandbox/store/assessment-row";
import type { Store } from "@/lib/sandbox/store/open-store";

/** Of any employer. */
export const findAssessment = (store: Store, id: number): AssessmentRow | undefined =>
  store.db
    .prepare<[number], AssessmentRow>(`select ${assessmentColumns} from assessments where id = ?`)
    .get(id);

export const findByApplicationToken = (store: Store, token: string): AssessmentRow | undefined =>
  store.db
    .prepare<[string], AssessmentRow>(
      `select ${assessmentColumns} from assessments where application_token = ?`,
    )
    .get(token);

/** Only the recommended have a report. */
export const findByReportToken = (store: Store, token: string): AssessmentRow | undefined =>
  store.db
    .prepare<[string], AssessmentRow>(`select ${assessmentColumns} from assessments where report_token = ?`)
    .get(token);

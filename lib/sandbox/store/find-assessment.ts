import { type AssessmentRow, assessmentColumns } from "@/lib/sandbox/store/assessment-row";
import type { Store } from "@/lib/sandbox/store/open-store";

/** By its id, whichever employer's it is. */
export const findAssessment = (store: Store, id: number): AssessmentRow | undefined =>
  store.db
    .prepare<[number], AssessmentRow>(`select ${assessmentColumns} from assessments where id = ?`)
    .get(id);

/** By the token in the candidate's link. */
export const findByApplicationToken = (store: Store, token: string): AssessmentRow | undefined =>
  store.db
    .prepare<[string], AssessmentRow>(
      `select ${assessmentColumns} from assessments where application_token = ?`,
    )
    .get(token);

/** By the token in the link to its report; only the recommended have one. */
export const findByReportToken = (store: Store, token: string): AssessmentRow | undefined =>
  store.db
    .prepare<[string], AssessmentRow>(`select ${assessmentColumns} from assessments where report_token = ?`)
    .get(token);

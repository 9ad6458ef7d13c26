import type { AssessmentRow } from "@/lib/sandbox/store/assessment-row";
import type { Store } from "@/lib/sandbox/store/open-store";

/** Only the list's columns: with 100 000 rows, each one counts. */
export type ListedAssessment = Pick<
  AssessmentRow,
  "id" | "createdAt" | "applicationToken" | "recommended" | "detail" | "reportToken"
>;

const columns = `id, created_at as createdAt, application_token as applicationToken, recommended, detail,
  report_token as reportToken`;

/** All assessments of one employer, oldest first. */
export const listAssessments = (store: Store, employerId: number): ListedAssessment[] =>
  store.db
    .prepare<[number], ListedAssessment>(
      `select ${columns} from assessments where employer_id = ? order by id`,
    )
    .all(employerId);

/** Those that this connection made or changed since that change, oldest first. */
export const listChanged = (store: Store, employerId: number, since: number): ListedAssessment[] =>
  store.db
    .prepare<[number, number], ListedAssessment>(
      `select ${columns} from assessments
       where employer_id = ? and id in (select id from temp.changed where number > ?) order by id`,
    )
    .all(employerId, since);

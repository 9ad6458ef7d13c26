import { readOddities, untoldState } from "@/lib/assessment-api/oddities";
import type { AssessmentView } from "@/lib/assessments/schema";
import type { AssessmentsTable } from "@/lib/db/assessment-tables";

/** After this many failed attempts, or one answer without a candidate, a row no longer counts as being read. */
export const triesBeforeUntold = 3;

type Row = Pick<
  AssessmentsTable,
  "status" | "oddities" | "identity" | "identity_read_at" | "gone_at" | "learn_attempts"
>;

/** Whether the service called it completed, perhaps without a readable recommendation. */
export const isCompleted = ({ status, oddities }: Pick<Row, "status" | "oddities">): boolean =>
  status !== "pending" || untoldState(readOddities(oddities)) === "completed";

/** How far learning the candidate of a completed assessment is; undefined where there is nothing to learn. */
export function identificationOf(row: Row): AssessmentView["identification"] {
  const { identity, identity_read_at, gone_at, learn_attempts } = row;
  if (!isCompleted(row) || identity !== "unclaimed" || identity_read_at !== null || gone_at !== null)
    return undefined;
  return learn_attempts < triesBeforeUntold ? "reading" : "untold";
}

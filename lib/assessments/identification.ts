import { readOddities, untoldState } from "@/lib/assessment-api/oddities";
import type { AssessmentView } from "@/lib/assessments/schema";
import type { AssessmentsTable } from "@/lib/db/types";

/** So many failed attempts, or one answer that doesn't say whose it is, and a row no longer counts as being read. */
export const triesBeforeUntold = 3;

type Row = Pick<
  AssessmentsTable,
  "status" | "oddities" | "identity" | "identity_read_at" | "gone_at" | "learn_attempts"
>;

/** Whether the service has said that it is completed, be it without a recommendation that can be read. */
export const isCompleted = ({ status, oddities }: Pick<Row, "status" | "oddities">): boolean =>
  status !== "pending" || untoldState(readOddities(oddities)) === "completed";

/**
 * How far the single read has come that tells whose a completed assessment is (interface document, section 2, rule 6).
 * @returns undefined where nothing is to be read: it is known, still pending, or gone.
 */
export function identificationOf(row: Row): AssessmentView["identification"] {
  const { identity, identity_read_at, gone_at, learn_attempts } = row;
  if (!isCompleted(row) || identity !== "unclaimed" || identity_read_at !== null || gone_at !== null)
    return undefined;
  return learn_attempts < triesBeforeUntold ? "reading" : "untold";
}

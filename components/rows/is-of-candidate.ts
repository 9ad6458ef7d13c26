import type { AssessmentView } from "@/lib/assessments/schema";
import type { CandidateDetail } from "@/lib/details/candidate-schema";

/** Whether a row that has changed is one of theirs, or has become it. */
export const isOfCandidate = (
  { candidate, addresses, assessments }: CandidateDetail,
  row: AssessmentView,
): boolean =>
  assessments.some(({ id }) => id === row.id) ||
  [candidate, ...addresses].some(({ id }) => id === row.candidate?.id);

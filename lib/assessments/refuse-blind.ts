import type { AssessmentView } from "@/lib/assessments/schema";
import { conflict } from "@/lib/errors";

/** For what takes knowing the candidate. @throws ProblemError 409 `blind` with the row */
export function refuseBlind(assessment: AssessmentView): void {
  if (assessment.isBlind)
    throw conflict("blind", "You review this assessment blind. Reveal the candidate first.", { assessment });
}

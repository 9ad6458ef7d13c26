import { countNames } from "@/lib/assessments/names";
import type { AssessmentCounts } from "@/lib/assessments/schema";

/** Counts of nothing, but for the given ones. */
export const countsOf = (some: Partial<AssessmentCounts> = {}): AssessmentCounts => ({
  ...(Object.fromEntries(countNames.map((name) => [name, 0])) as AssessmentCounts),
  ...some,
});

import type { DecisionValue } from "@/lib/assessments/schema";

/** The letter that decides so. */
export const decisionKeys: Record<DecisionValue, string> = {
  undecided: "u",
  advance: "a",
  hold: "h",
  reject: "r",
};

/** The letter that gives the last decision its reason: why, or German warum. */
export const reasonKey = "w";

import type { DecisionValue } from "@/lib/assessments/schema";

/** The letter that decides so. */
export const decisionKeys: Record<DecisionValue, string> = {
  undecided: "u",
  advance: "a",
  hold: "h",
  reject: "r",
};

import type { AssessmentStatus, AssessmentTab } from "@/lib/assessments/schema";

export const statusWords: Record<AssessmentStatus, string> = {
  pending: "Pending",
  recommended: "Recommended",
  not_recommended: "Not recommended",
};

export const tabWords: Record<AssessmentTab, string> = {
  all: "All",
  ...statusWords,
  unclaimed: "Unclaimed",
};

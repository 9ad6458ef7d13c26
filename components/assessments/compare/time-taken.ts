import type { AssessmentView } from "@/lib/assessments/schema";

/** In seconds, from the invitation to the completion, which fell between two looks at the list. */
export function timeTaken({
  createdAt,
  isUndated,
  completedBetween,
}: Pick<AssessmentView, "createdAt" | "isUndated" | "completedBetween">):
  | { atLeast: number; atMost: number }
  | undefined {
  // It was already completed when first seen, so there is no lower bound.
  if (isUndated || !completedBetween?.after) return undefined;
  const since = (instant: string) => Math.max(0, (Date.parse(instant) - Date.parse(createdAt)) / 1000);
  return { atLeast: since(completedBetween.after), atMost: since(completedBetween.before) };
}

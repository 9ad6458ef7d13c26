import type { InterviewView } from "@/lib/interviews/schema";

type Outcomes = Pick<InterviewView, "recommended" | "notRecommended">;

/** The share of completed assessments that were recommended, in whole percent; undefined while none is. */
export function recommendedPercent({ recommended, notRecommended }: Outcomes): number | undefined {
  const completed = recommended + notRecommended;
  return completed === 0 ? undefined : Math.round((recommended / completed) * 100);
}

import { isShareCertain, type Parts } from "@/components/figures/certain-share";
import type { InterviewView } from "@/lib/interviews/schema";

type Counts = Pick<InterviewView, "pending" | "recommended" | "notRecommended">;
type Outcomes = Pick<InterviewView, "recommended" | "notRecommended">;

/** In whole percent; undefined while none is completed. */
export const recommendedPercent = ({ recommended, notRecommended }: Outcomes): number | undefined =>
  percentOf(recommended, recommended + notRecommended);

const completedOf = ({ pending, recommended, notRecommended }: Counts): Parts => ({
  part: recommended + notRecommended,
  whole: pending + recommended + notRecommended,
});

/**
 * The share of invited candidates who have completed it, in whole percent; undefined while none is invited.
 * @param unknown counts without a known interview. Of assessments made elsewhere, only the completed ones tell their
 * interview: where the rest could change the share, it is undefined too.
 */
export function completedPercent(interview: Counts, unknown: Counts): number | undefined {
  const { part, whole } = completedOf(interview);
  return isShareCertain({ part, whole }, completedOf(unknown)) ? percentOf(part, whole) : undefined;
}

const percentOf = (part: number, whole: number): number | undefined =>
  whole === 0 ? undefined : Math.round((part / whole) * 100);

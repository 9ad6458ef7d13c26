import { isShareCertain, type Parts } from "@/components/insights/certain-share";
import type { InterviewView } from "@/lib/interviews/schema";

type Counts = Pick<InterviewView, "pending" | "recommended" | "notRecommended">;
type Outcomes = Pick<InterviewView, "recommended" | "notRecommended">;

/** The share of completed assessments that were recommended, in whole percent; undefined while none is. */
export const recommendedPercent = ({ recommended, notRecommended }: Outcomes): number | undefined =>
  percentOf(recommended, recommended + notRecommended);

const completedOf = ({ pending, recommended, notRecommended }: Counts): Parts => ({
  part: recommended + notRecommended,
  whole: pending + recommended + notRecommended,
});

/**
 * The share of invited candidates who have completed it, in whole percent; undefined while nobody is invited.
 * @param unknown those of no interview here. Made elsewhere, only the completed come to their interview: where so many
 *   are left that the share would be another with them, it is undefined too.
 */
export function completedPercent(interview: Counts, unknown: Counts): number | undefined {
  const { part, whole } = completedOf(interview);
  return isShareCertain({ part, whole }, completedOf(unknown)) ? percentOf(part, whole) : undefined;
}

const percentOf = (part: number, whole: number): number | undefined =>
  whole === 0 ? undefined : Math.round((part / whole) * 100);

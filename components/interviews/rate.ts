import type { InterviewView } from "@/lib/interviews/schema";

type Counts = Pick<InterviewView, "pending" | "recommended" | "notRecommended">;
type Outcomes = Pick<InterviewView, "recommended" | "notRecommended">;

/** The share of completed assessments that were recommended, in whole percent; undefined while none is. */
export const recommendedPercent = ({ recommended, notRecommended }: Outcomes): number | undefined =>
  percentOf(recommended, recommended + notRecommended);

/** The share of invited candidates who have completed it, in whole percent; undefined while nobody is invited. */
export const completedPercent = ({ pending, recommended, notRecommended }: Counts): number | undefined =>
  percentOf(recommended + notRecommended, pending + recommended + notRecommended);

const percentOf = (part: number, whole: number): number | undefined =>
  whole === 0 ? undefined : Math.round((part / whole) * 100);

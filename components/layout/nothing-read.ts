import type { AssessmentPage } from "@/lib/assessments/schema";

/** Whether nothing has been read from the service so far: what there is isn't none, it isn't known. */
export const isNothingRead = ({ counts, sync }: Pick<AssessmentPage, "counts" | "sync">): boolean =>
  sync.checkedAt === undefined && counts.all === 0;

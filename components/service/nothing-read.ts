import type { AssessmentPage } from "@/lib/assessments/schema";

/** The service’s list has never been read: the number of assessments is unknown then, not zero. */
export const isNothingRead = ({ counts, sync }: Pick<AssessmentPage, "counts" | "sync">): boolean =>
  sync.checkedAt === undefined && counts.all === 0;

/** The first list is still being read. */
export const isFirstListComing = ({ counts, sync }: Pick<AssessmentPage, "counts" | "sync">): boolean =>
  sync.state === "starting" && sync.checkedAt === undefined && counts.all > 0;

import type { AssessmentPage } from "@/lib/assessments/schema";

/** The service’s list has never been read: the number of assessments is unknown then, not zero. */
export const isNothingRead = ({ counts, sync }: Pick<AssessmentPage, "counts" | "sync">): boolean =>
  sync.checkedAt === undefined && counts.all === 0;

/** Some of the first list is here, and more of it is on its way. */
export const isFirstListComing = ({ counts, sync }: Pick<AssessmentPage, "counts" | "sync">): boolean =>
  sync.state === "starting" && sync.checkedAt === undefined && counts.all > 0;

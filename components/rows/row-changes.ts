import type { AssessmentView } from "@/lib/assessments/schema";

export type Change = { before: AssessmentView; now: AssessmentView };

/** Contacts raise the version but aren’t news in a row, least of all to the recruiter who just reminded a hundred. */
const visible = ({ version: _, lastContact: __, lastLinkCopiedAt: ___, ...row }: AssessmentView): string =>
  JSON.stringify(row);

export const isVisible = ({ before, now }: Change): boolean =>
  before !== now && visible(before) !== visible(now);

/** Completions are announced on every screen (completion-notices.tsx), and needn’t be said twice. */
export const isCompletion = ({ before, now }: Change): boolean =>
  before.status === "pending" && now.status !== "pending";

/** Names arrive by the hundred: that all of them are there is said once (identifying-line.tsx). */
export const isIdentification = ({ before, now }: Change): boolean =>
  before.status === now.status &&
  before.identification !== undefined &&
  before.identification !== now.identification;

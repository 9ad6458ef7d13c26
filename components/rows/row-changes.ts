import type { AssessmentView } from "@/lib/assessments/schema";

export type Change = { before: AssessmentView; now: AssessmentView };

/** Without the version: a copied link raises it, but changes nothing in sight. */
const visible = ({ version: _, ...row }: AssessmentView): string => JSON.stringify(row);

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

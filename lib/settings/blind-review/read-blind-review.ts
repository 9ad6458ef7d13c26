import type { Store } from "@/lib/db/store";
import type { BlindReviewView } from "@/lib/settings/blind-review/schema";

/** Means all interviews without a rule of their own. */
export const anyInterview = 0;

/** Who reviews which interviews of this source blind. No one does until a rule is set. */
export async function readBlindReview({ db, sourceId }: Store): Promise<BlindReviewView> {
  const settings = await db
    .selectFrom("blind_settings")
    .selectAll()
    .where("source_id", "=", sourceId)
    .executeTakeFirst();
  if (!settings)
    return { reviewers: "nobody", interviews: [], revealsOnDecision: false, showsResults: false };
  const rules = await db
    .selectFrom("blind_rules")
    .select(["interview_id as id", "reviewers"])
    .where("source_id", "=", sourceId)
    .orderBy("interview_id")
    .execute();
  return {
    reviewers: rules.find(({ id }) => id === anyInterview)?.reviewers ?? "nobody",
    interviews: rules.filter(({ id }) => id !== anyInterview),
    revealsOnDecision: settings.reveals_on_decision === 1,
    showsResults: settings.shows_results === 1,
    updatedBy: settings.updated_by_name,
    updatedAt: settings.updated_at,
  };
}

import { recordAudit } from "@/lib/audit/record-audit";
import { lockSource } from "@/lib/db/locks/lock-source";
import { nameInterviews } from "@/lib/db/name-interviews";
import { laterThan } from "@/lib/db/sql/later-than";
import type { Store } from "@/lib/db/store";
import { conflict, invalid } from "@/lib/errors";
import { fieldText } from "@/lib/i18n/field-texts";
import { anyInterview, readBlindReview } from "@/lib/settings/blind-review/read-blind-review";
import type { BlindReviewBody, BlindReviewView, BlindRule } from "@/lib/settings/blind-review/schema";

/**
 * Sets from whom candidates are hidden in this source, from the next request on.
 * @throws ProblemError 409 `blind_review_changed` if a colleague was faster; 422 at `interviews` for an unknown one
 */
export const changeBlindReview = (
  store: Store,
  { replaces, ...rule }: BlindReviewBody,
  by: { id: string; name: string },
): Promise<BlindReviewView> =>
  store.db.transaction().execute(async (transaction) => {
    await lockSource(transaction, store.sourceId);
    const inside: Store = { ...store, db: transaction };
    const before = await readBlindReview(inside);
    if ((before.updatedAt ?? null) !== replaces)
      throw conflict(
        "blind_review_changed",
        "A colleague has changed this rule in the meantime. Check yours, and save it again to replace theirs.",
      );
    const interviews = rule.interviews.toSorted((a, b) => a.id - b.id);
    const next: BlindRule = { ...rule, interviews };
    if (isSame(before, next)) return before;
    const names = await nameInterviews(
      inside,
      interviews.map(({ id }) => id),
    );
    if (!names) throw invalid({ interviews: [fieldText("chooseInterview")] });
    await transaction.deleteFrom("blind_rules").where("source_id", "=", store.sourceId).execute();
    await transaction
      .insertInto("blind_rules")
      .values(
        [{ id: anyInterview, reviewers: rule.reviewers }, ...interviews].map(({ id, reviewers }) => ({
          source_id: store.sourceId,
          interview_id: id,
          reviewers,
        })),
      )
      .execute();
    const settings = {
      reveals_on_decision: rule.revealsOnDecision ? (1 as const) : (0 as const),
      shows_results: rule.showsResults ? (1 as const) : (0 as const),
      updated_at: laterThan(before.updatedAt, store.now()),
      updated_by_name: by.name,
    };
    await transaction
      .insertInto("blind_settings")
      .values({ source_id: store.sourceId, ...settings })
      .onConflict((conflict) => conflict.column("source_id").doUpdateSet(settings))
      .execute();
    await recordAudit(transaction, {
      actor: by,
      action: "blind_review_changed",
      subject: { type: "settings", id: store.sourceId, sourceId: store.sourceId },
      details: {
        ...next,
        interviews: interviews.map((interview) => ({ ...interview, name: names.get(interview.id) })),
      },
      at: store.now(),
    });
    return readBlindReview(inside);
  });

const isSame = (before: BlindReviewView, rule: BlindRule): boolean =>
  before.reviewers === rule.reviewers &&
  before.revealsOnDecision === rule.revealsOnDecision &&
  before.showsResults === rule.showsResults &&
  JSON.stringify(before.interviews) === JSON.stringify(rule.interviews);

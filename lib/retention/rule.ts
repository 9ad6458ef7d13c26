import { recordAudit } from "@/lib/audit/record-audit";
import { lockSource } from "@/lib/db/locks/lock-source";
import { nameInterviews } from "@/lib/db/name-interviews";
import { instant, type Store } from "@/lib/db/store";
import { conflict, invalid } from "@/lib/errors";
import { fieldText } from "@/lib/i18n/field-texts";
import { isOn } from "@/lib/retention/due-at";
import { deleteNotices } from "@/lib/retention/notices";
import type { RetentionBody, RetentionView } from "@/lib/retention/schema";

/** Means all interviews without a period of their own. */
const anyInterview = 0;

/**
 * After how many months this source’s candidates are erased. Never, until a rule is set. An interview that the store has
 * forgotten has no assessments.
 */
export async function readRetention({ db, sourceId }: Store): Promise<RetentionView> {
  const rows = await db
    .selectFrom("retention_rules as r")
    .leftJoin("interviews as i", (join) =>
      join.onRef("i.source_id", "=", "r.source_id").onRef("i.id", "=", "r.interview_id"),
    )
    .select(["r.interview_id", "r.months"])
    .where("r.source_id", "=", sourceId)
    .where((where) => where.or([where("r.interview_id", "=", anyInterview), where("i.id", "is not", null)]))
    .orderBy("r.interview_id")
    .execute();
  const state = await db
    .selectFrom("retention_state")
    .select(["updated_by_name as updatedBy", "updated_at as updatedAt"])
    .where("source_id", "=", sourceId)
    .executeTakeFirst();
  return {
    months: rows.find((row) => row.interview_id === anyInterview)?.months ?? null,
    interviews: rows
      .filter((row) => row.interview_id !== anyInterview)
      .map(({ interview_id, months }) => ({ id: interview_id, months })),
    ...state,
  };
}

/**
 * Sets the rule of this source. Those who become due by it are listed for the days of notice first.
 * @throws ProblemError 409 `retention_changed` if a colleague was faster; 422 at `interviews` for an unknown one
 */
export const changeRetention = (
  store: Store,
  { replaces, ...rule }: RetentionBody,
  by: { id: string; name: string },
): Promise<RetentionView> =>
  store.db.transaction().execute(async (transaction) => {
    await lockSource(transaction, store.sourceId);
    const inside: Store = { ...store, db: transaction };
    const before = await readRetention(inside);
    if ((before.updatedAt ?? null) !== replaces)
      throw conflict(
        "retention_changed",
        "A colleague has changed this rule in the meantime. Check yours, and save it again to replace theirs.",
      );
    const interviews = rule.interviews.toSorted((a, b) => a.id - b.id);
    const isSame =
      rule.months === before.months && JSON.stringify(interviews) === JSON.stringify(before.interviews);
    if (isSame) return before;
    const names = await nameInterviews(
      inside,
      interviews.map(({ id }) => id),
    );
    if (!names) throw invalid({ interviews: [fieldText("chooseInterview")] });
    const now = instant(store.now());
    await transaction.deleteFrom("retention_rules").where("source_id", "=", store.sourceId).execute();
    await transaction
      .insertInto("retention_rules")
      .values(
        [{ id: anyInterview, months: rule.months }, ...interviews].map(({ id, months }) => ({
          source_id: store.sourceId,
          interview_id: id,
          months,
        })),
      )
      .execute();
    const state = { updated_at: now, updated_by_name: by.name };
    await transaction
      .insertInto("retention_state")
      .values({ source_id: store.sourceId, ...state, ran_at: now })
      .onConflict((conflict) => conflict.column("source_id").doUpdateSet(state))
      .execute();
    if (!isOn(before) || !isOn(rule)) await deleteNotices(inside);
    await recordAudit(transaction, {
      actor: by,
      action: "retention_changed",
      subject: { type: "settings", id: store.sourceId, sourceId: store.sourceId },
      details: {
        months: rule.months,
        interviews: interviews.map(({ id, months }) => ({ id, name: names.get(id), months })),
      },
      at: store.now(),
    });
    return readRetention(inside);
  });

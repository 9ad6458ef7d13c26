import type { Transaction } from "kysely";
import { recordAudit } from "@/lib/audit/record-audit";
import { lockMember } from "@/lib/db/locks/lock-member";
import { nameInterviews } from "@/lib/db/name-interviews";
import { laterThan } from "@/lib/db/sql/later-than";
import { instant, type Store } from "@/lib/db/store";
import type { Tables } from "@/lib/db/types";
import { conflict, invalid, notFound } from "@/lib/errors";
import { fieldText } from "@/lib/i18n/field-texts";
import type { By } from "@/lib/members/change-member";
import { findMember } from "@/lib/members/find-member";
import { findLimit } from "@/lib/members/read-limits";
import type { LimitChange, LimitView, MemberLimit } from "@/lib/members/schema";

/**
 * Limits a member to some assessments of this source, or lets them see all. It holds from their next request on.
 * @returns the limit as it is now. @throws ProblemError 404; 409 `limit_changed` if a colleague was faster, or
 * `sees_everything` for an administrator; 422 at `limit.interviewIds` for an interview that isn’t known.
 */
export const changeLimit = (
  store: Store,
  memberId: string,
  { limit, replaces }: LimitChange,
  by: { id: string; name: string },
): Promise<LimitView | null> =>
  store.db.transaction().execute(async (transaction) => {
    await lockMember(transaction, memberId);
    const inside: Store = { ...store, db: transaction };
    const member = await findMember(transaction, { id: memberId });
    if (!member) throw notFound("There is no such person.", { reason: "person_missing" });
    const before = await findLimit(inside, memberId);
    if ((before?.updatedAt ?? null) !== replaces)
      throw conflict(
        "limit_changed",
        "A colleague has changed this in the meantime. Check your choice, and save it again to replace theirs.",
      );
    if (limit && member.role === "administrator")
      throw conflict("sees_everything", "Administrators see everything. Give them another role first.");
    if (isSame(before, limit)) return before;
    const names = await nameInterviews(inside, limit?.interviewIds ?? []);
    if (!names) throw invalid({ "limit.interviewIds": [fieldText("chooseInterview")] });
    await transaction
      .deleteFrom("member_limit_interviews")
      .where("member_id", "=", memberId)
      .where("source_id", "=", store.sourceId)
      .execute();
    await (limit ? write(inside, memberId, limit, before, by) : remove(inside, memberId));
    await recordAudit(transaction, {
      actor: by,
      action: limit ? "visibility_limited" : "visibility_unlimited",
      subject: { type: "member", id: memberId },
      details: {
        email: member.email,
        ...(limit && {
          interviews: [...names].map(([id, name]) => ({ id, name })),
          own: limit.own,
          unclaimed: limit.unclaimed,
        }),
      },
      at: store.now(),
    });
    return findLimit(inside, memberId);
  });

/** Limits a new member to their own: a viewer to nothing, until an administrator chooses. */
export async function limitToOwn(
  transaction: Transaction<Tables>,
  { id, email }: { id: string; email: string },
  { actor, now }: By,
): Promise<void> {
  await transaction
    .insertInto("member_limits")
    .values({ member_id: id, own: 1, unclaimed: 0, updated_at: instant(now), updated_by_name: actor.name })
    .execute();
  await recordAudit(transaction, {
    actor,
    action: "visibility_limited",
    subject: { type: "member", id },
    details: { email, interviews: [], own: true, unclaimed: false },
    at: now,
  });
}

const isSame = (before: MemberLimit | null, limit: MemberLimit | null): boolean =>
  before === null || limit === null
    ? before === limit
    : before.own === limit.own &&
      before.unclaimed === limit.unclaimed &&
      JSON.stringify(before.interviewIds) === JSON.stringify(limit.interviewIds);

async function write(
  { db, sourceId, now }: Store,
  memberId: string,
  { interviewIds, own, unclaimed }: MemberLimit,
  before: LimitView | null,
  by: { name: string },
): Promise<void> {
  const values = {
    own: own ? (1 as const) : (0 as const),
    unclaimed: unclaimed ? (1 as const) : (0 as const),
    updated_at: laterThan(before?.updatedAt, now()),
    updated_by_name: by.name,
  };
  await db
    .insertInto("member_limits")
    .values({ member_id: memberId, ...values })
    .onConflict((conflict) => conflict.column("member_id").doUpdateSet(values))
    .execute();
  if (interviewIds.length > 0)
    await db
      .insertInto("member_limit_interviews")
      .values(
        interviewIds.map((interview_id) => ({ member_id: memberId, source_id: sourceId, interview_id })),
      )
      .execute();
}

// Also of other sources.
async function remove({ db }: Store, memberId: string): Promise<void> {
  await db.deleteFrom("member_limit_interviews").where("member_id", "=", memberId).execute();
  await db.deleteFrom("member_limits").where("member_id", "=", memberId).execute();
}

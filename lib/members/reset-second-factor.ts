import type { Transaction } from "kysely";
import { recordAudit } from "@/lib/audit/record-audit";
import { lockMember } from "@/lib/db/locks/lock-member";
import type { Db, Tables } from "@/lib/db/types";
import { conflict, notFound } from "@/lib/errors";
import type { By } from "@/lib/members/change-member";
import { endSessions, endSteps } from "@/lib/members/end-sessions";

/** Takes a member's second factor and their recovery codes. @returns whether there was one, finished or not. */
export async function removeSecondFactor(
  transaction: Transaction<Tables>,
  memberId: string,
): Promise<boolean> {
  await transaction.deleteFrom("recovery_codes").where("member_id", "=", memberId).execute();
  const { numDeletedRows } = await transaction
    .deleteFrom("second_factors")
    .where("member_id", "=", memberId)
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}

/**
 * Removes a lost second factor and ends the member's sessions. Where the team requires one, they set up another after
 * their next password.
 * @returns false for a member without one: nothing happens.
 * @throws ProblemError 404; 409 `own_account`: one's own is turned off in the profile, with a code.
 */
export async function resetSecondFactor(db: Db, id: string, by: By): Promise<boolean> {
  if (by.actor.id === id)
    throw conflict("own_account", "You turn your own second factor off in your profile.", undefined, {
      reason: "own_second_factor",
    });
  return db.transaction().execute(async (transaction) => {
    await lockMember(transaction, id);
    const member = await transaction
      .selectFrom("members")
      .select("email")
      .where("id", "=", id)
      .executeTakeFirst();
    if (!member) throw notFound("There is no such person.", { reason: "person_missing" });
    if (!(await removeSecondFactor(transaction, id))) return false;
    await endSteps(transaction, id);
    await endSessions(transaction, id);
    await recordAudit(transaction, {
      actor: by.actor,
      action: "second_factor_reset",
      subject: { type: "member", id },
      details: { email: member.email },
      at: by.now,
    });
    return true;
  });
}

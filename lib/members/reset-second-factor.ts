import type { Transaction } from "kysely";
import { recordAudit } from "@/lib/audit/record-audit";
import { lockMember } from "@/lib/db/locks/lock-member";
import type { Db, Tables } from "@/lib/db/types";
import { conflict, notFound } from "@/lib/errors";
import type { By } from "@/lib/members/change-member";
import { endSessions } from "@/lib/members/end-sessions";
import { getMember } from "@/lib/members/list-members";
import type { MemberView } from "@/lib/members/schema";

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
 * Takes the second factor of somebody who has lost it, and ends their sessions. Where the team requires one, they set
 * up another after their next password. Nothing happens to who has none.
 * @throws ProblemError 404; 409 `own_account`: one's own is turned off in the profile, with a code.
 */
export async function resetSecondFactor(db: Db, id: string, by: By): Promise<MemberView> {
  if (by.actor.id === id)
    throw conflict("own_account", "You turn your own second factor off in your profile.", undefined, {
      reason: "own_second_factor",
    });
  await db.transaction().execute(async (transaction) => {
    await lockMember(transaction, id);
    const member = await transaction
      .selectFrom("members")
      .select("email")
      .where("id", "=", id)
      .executeTakeFirst();
    if (!member) throw notFound("There is no such person.", { reason: "person_missing" });
    if (!(await removeSecondFactor(transaction, id))) return;
    await transaction.deleteFrom("sign_in_steps").where("member_id", "=", id).execute();
    await endSessions(transaction, id);
    await recordAudit(transaction, {
      actor: by.actor,
      action: "second_factor_reset",
      subject: { type: "member", id },
      details: { email: member.email },
      at: by.now,
    });
  });
  const member = await getMember(db, id, by.now);
  if (!member) throw new Error(`Member ${id} vanished while their second factor was reset.`);
  return member;
}

import { recordAudit } from "@/lib/audit/record-audit";
import { provePassword } from "@/lib/auth/passwords/prove-password";
import { proveCode } from "@/lib/auth/second-factor/prove-code";
import { makeRecoveryCodes, replaceRecoveryCodes } from "@/lib/auth/second-factor/recovery-codes";
import { readRule, requiresSecondFactor } from "@/lib/auth/second-factor/rule";
import type { SecondFactorView } from "@/lib/auth/second-factor/schema";
import { turnedOnAt } from "@/lib/auth/second-factor/second-step-of";
import { beginSetUp, finishSetUp, type NewSecret } from "@/lib/auth/second-factor/set-up";
import { countRecoveryCodes } from "@/lib/auth/second-factor/spend-code";
import type { Throttle } from "@/lib/auth/throttling/throttle";
import { lockMember } from "@/lib/db/locks/lock-member";
import type { MembersTable } from "@/lib/db/member-tables";
import type { Db } from "@/lib/db/types";
import { conflict, signInRequired } from "@/lib/errors";
import { endSessions, endSteps } from "@/lib/members/end-sessions";
import { findMember } from "@/lib/members/find-member";
import { removeSecondFactor } from "@/lib/members/reset-second-factor";

/** The member who changes their own second factor, with their session, address and time. */
type Own = { memberId: string; sessionId: string; address: string; now: Date };
type Proofs = { present: string; code: string };

async function ownMember(db: Db, { memberId }: Own): Promise<MembersTable> {
  const member = await findMember(db, { id: memberId });
  if (!member || member.disabled_at !== null) throw signInRequired();
  return member;
}

/** What a member's profile shows of it. */
export async function readSecondFactor(db: Db, memberId: string): Promise<SecondFactorView> {
  const member = await findMember(db, { id: memberId });
  if (!member) throw signInRequired();
  const since = await turnedOnAt(db, memberId);
  const { secondFactor } = await readRule(db);
  return {
    hasPassword: member.password_hash !== null,
    isRequired: requiresSecondFactor(secondFactor, member.role),
    ...(since && { turnedOnAt: since, codesLeft: await countRecoveryCodes(db, memberId) }),
  };
}

/** Checks the password and makes a secret. @throws ProblemError 422 at `present`; 409; 429. */
export async function beginOwnSetUp(
  db: Db,
  throttle: Throttle,
  { present }: Pick<Proofs, "present">,
  own: Own,
): Promise<NewSecret> {
  const member = await ownMember(db, own);
  await provePassword(db, throttle, member, { password: present, ...own });
  return beginSetUp(db, member, own.now);
}

/**
 * Turns it on by the app's first code. All of the member's other sessions end.
 * @returns the recovery codes. @throws ProblemError 422 at `code`; 409; 429.
 */
export async function finishOwnSetUp(
  db: Db,
  throttle: Throttle,
  { code }: Pick<Proofs, "code">,
  own: Own,
): Promise<string[]> {
  const member = await ownMember(db, own);
  await proveCode(db, throttle, member, { code, state: "pending", ...own });
  return finishSetUp(db, member, { now: own.now, sessionId: own.sessionId });
}

async function prove(db: Db, throttle: Throttle, { present, code }: Proofs, own: Own): Promise<MembersTable> {
  const member = await ownMember(db, own);
  if (!(await turnedOnAt(db, member.id)))
    throw conflict("second_factor_off", "There is no second factor on any longer. Reload the page.");
  await provePassword(db, throttle, member, { password: present, ...own });
  await proveCode(db, throttle, member, { code, ...own });
  return member;
}

/** Makes ten new recovery codes; the former ones stop working. @throws ProblemError 422 by field; 409; 429. */
export async function renewRecoveryCodes(
  db: Db,
  throttle: Throttle,
  proofs: Proofs,
  own: Own,
): Promise<string[]> {
  const member = await prove(db, throttle, proofs, own);
  const made = await makeRecoveryCodes({ lane: "known", from: member.id });
  await db.transaction().execute(async (transaction) => {
    await lockMember(transaction, member.id);
    await replaceRecoveryCodes(transaction, member.id, made);
    await recordAudit(transaction, {
      actor: member,
      action: "recovery_codes_made",
      subject: { type: "member", id: member.id },
      details: { address: own.address },
      at: own.now,
    });
  });
  return made.codes;
}

/**
 * Turns one's own second factor off; all other sessions end.
 * @throws ProblemError 422 by field; 409 `second_factor_required` where the team asks for it; 429.
 */
export async function turnOffSecondFactor(
  db: Db,
  throttle: Throttle,
  proofs: Proofs,
  own: Own,
): Promise<void> {
  const { isRequired } = await readSecondFactor(db, own.memberId);
  if (isRequired)
    throw conflict(
      "second_factor_required",
      "Your team requires a second factor, so it can’t be turned off.",
    );
  const member = await prove(db, throttle, proofs, own);
  await db.transaction().execute(async (transaction) => {
    await lockMember(transaction, member.id);
    await removeSecondFactor(transaction, member.id);
    await endSessions(transaction, member.id, { id: own.sessionId });
    await endSteps(transaction, member.id);
    await recordAudit(transaction, {
      actor: member,
      action: "second_factor_turned_off",
      subject: { type: "member", id: member.id },
      details: { address: own.address },
      at: own.now,
    });
  });
}

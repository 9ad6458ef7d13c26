import { recordOften, tallyAudit } from "@/lib/audit/tally-audit";
import { isSigningInBusy } from "@/lib/auth/passwords/lanes";
import { verifyPassword } from "@/lib/auth/passwords/password";
import { secondStepOf } from "@/lib/auth/second-factor/second-step-of";
import { beginStep } from "@/lib/auth/second-factor/sign-in-steps";
import type { StepToken } from "@/lib/auth/second-factor/step-cookie";
import type { SessionClaims } from "@/lib/auth/sessions/session";
import { type SessionOrigin, startSession } from "@/lib/auth/sessions/start-session";
import { queueSignIn } from "@/lib/auth/signing-in/sign-in-queue";
import { addressBlock } from "@/lib/auth/throttling/address-block";
import type { Throttle } from "@/lib/auth/throttling/throttle";
import { lockMember } from "@/lib/db/locks/lock-member";
import type { Db } from "@/lib/db/types";
import type { PasswordSignIn } from "@/lib/env-sign-in";
import { foldEmail } from "@/lib/fold";
import { findMember } from "@/lib/members/find-member";
import { mayHavePassword } from "@/lib/members/may-have-password";

/** next-auth shows an error's text on its screen; this one is the seconds to wait. */
export class TooManyAttempts extends Error {
  override readonly name = "TooManyAttempts";

  constructor(waitMs: number) {
    super(`throttled:${Math.ceil(waitMs / 1000)}`);
  }
}

/** Too many passwords wait to be judged. This one wasn't, and doesn't count. */
export class TooManyAtOnce extends Error {
  override readonly name = "TooManyAtOnce";

  constructor() {
    super("busy");
  }
}

function sayTooMany(error: unknown): never {
  throw isSigningInBusy(error) ? new TooManyAtOnce() : error;
}

/** The password was right, but isn't enough: `step` identifies the browser at the second step. */
export class SecondStepNeeded extends Error {
  override readonly name = "SecondStepNeeded";

  constructor(readonly step: StepToken) {
    super("second_step");
  }
}

/**
 * Unknown, disabled and wrong take the same work and get null.
 * @throws TooManyAttempts, TooManyAtOnce; SecondStepNeeded where a code, or setting up a second factor, follows.
 */
export async function signIn(
  db: Db,
  throttle: Throttle,
  attempt: { email: string; password: string; passwordSignIn?: PasswordSignIn } & SessionOrigin,
): Promise<SessionClaims | null> {
  const account = foldEmail(attempt.email);
  const stranger = { lane: "stranger", from: addressBlock(attempt.address) } as const;
  const isRecent = await throttle.isRecent(account, attempt.address);
  const { member, waitMs, isKnown } = await queueSignIn(
    isRecent ? { lane: "known", from: account } : stranger,
    async () => ({
      member: await findMember(db, { email: attempt.email }),
      ...(await throttle.ask(account, attempt.address)),
    }),
  ).catch(sayTooMany);
  const isUsable =
    member?.disabled_at === null && mayHavePassword(member.role, attempt.passwordSignIn ?? "on");
  const usable = isUsable ? member : undefined;
  const entry = {
    actor: { id: member?.id, name: member?.name ?? "Unknown" },
    // Only known addresses: people paste passwords into this field.
    subject: member
      ? ({ type: "member", id: member.id } as const)
      : ({ type: "address", id: attempt.address } as const),
    details: { address: attempt.address },
    at: attempt.now,
  };
  const held = (waitMs: number) => {
    tallyAudit(db, { ...entry, action: "attempts_throttled" });
    return new TooManyAttempts(waitMs);
  };

  if (waitMs > 0) throw held(waitMs);
  const matches = await verifyPassword(usable?.password_hash, attempt.password, {
    turn: isKnown ? { lane: "known", from: account } : stranger,
    async begin() {
      const lateMs = await throttle.count(account, attempt.address, isKnown);
      if (lateMs > 0) throw held(lateMs);
    },
  }).catch(sayTooMany);
  if (!usable || !matches) {
    // Written later: how long the answer takes must not tell whether the account exists.
    tallyAudit(db, { ...entry, action: "sign_in_failed" });
    return null;
  }
  const { next, claims } = await db.transaction().execute(async (transaction) => {
    // Turning on a second factor ends all sessions; under the lock, either this one is among them or the factor is seen here.
    await lockMember(transaction, usable.id);
    const step = await secondStepOf(transaction, usable);
    if (step) return { next: step };
    const begun = await startSession(transaction, usable, attempt);
    if (begun) await recordOften(transaction, db, { ...entry, action: "signed_in" });
    return { claims: begun };
  });
  if (next) {
    await throttle.excuse(account, attempt.address, isKnown);
    throw new SecondStepNeeded(await beginStep(db, usable, next, attempt.now));
  }
  if (!claims) {
    tallyAudit(db, { ...entry, action: "sign_in_failed" });
    return null;
  }
  await throttle.succeed(account, attempt.address);
  return claims;
}

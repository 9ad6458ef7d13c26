import { recordOften, tallyAudit } from "@/lib/audit/tally-audit";
import { addressBlock } from "@/lib/auth/address-block";
import { isSigningInBusy } from "@/lib/auth/lanes";
import { verifyPassword } from "@/lib/auth/password";
import type { SessionClaims } from "@/lib/auth/session";
import { atTheDoor } from "@/lib/auth/sign-in-door";
import { type SessionOrigin, startSession } from "@/lib/auth/start-session";
import type { Throttle } from "@/lib/auth/throttle";
import { foldEmail } from "@/lib/db/fold";
import type { Db } from "@/lib/db/types";
import { findMember } from "@/lib/members/find-member";

/** next-auth hands an error's text to the screen; this one says how long to wait, in seconds. */
export class TooManyAttempts extends Error {
  override readonly name = "TooManyAttempts";

  constructor(waitMs: number) {
    super(`throttled:${Math.ceil(waitMs / 1000)}`);
  }
}

/** Too many wait for their password to be judged: this one wasn’t, and counts for nothing. */
export class TooManyAtOnce extends Error {
  override readonly name = "TooManyAtOnce";

  constructor() {
    super("busy");
  }
}

function sayTooMany(error: unknown): never {
  throw isSigningInBusy(error) ? new TooManyAtOnce() : error;
}

/**
 * Judges an e-mail address and a password. Unknown, disabled and wrong take the same work and get the same
 * answer.
 * @returns the session's claims, or null.
 * @throws TooManyAttempts, for accounts that exist and for those that don't; TooManyAtOnce.
 */
export async function signIn(
  db: Db,
  throttle: Throttle,
  attempt: { email: string; password: string } & SessionOrigin,
): Promise<SessionClaims | null> {
  const account = foldEmail(attempt.email);
  const stranger = { lane: "stranger", from: addressBlock(attempt.address) } as const;
  const isRecent = await throttle.isRecent(account, attempt.address);
  const { member, waitMs, isKnown } = await atTheDoor(
    isRecent ? { lane: "known", from: account } : stranger,
    async () => ({
      member: await findMember(db, { email: attempt.email }),
      ...(await throttle.ask(account, attempt.address)),
    }),
  ).catch(sayTooMany);
  const usable = member?.disabled_at === null ? member : undefined;
  const entry = {
    actor: { id: member?.id, name: member?.name ?? "Unknown" },
    // Only addresses we know: into this field people type passwords too.
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
    // Noted, not written here: how long the answer takes must not tell whether the account exists.
    tallyAudit(db, { ...entry, action: "sign_in_failed" });
    return null;
  }
  const claims = await db.transaction().execute(async (transaction) => {
    const begun = await startSession(transaction, usable, attempt);
    if (begun) await recordOften(transaction, db, { ...entry, action: "signed_in" });
    return begun;
  });
  if (!claims) {
    tallyAudit(db, { ...entry, action: "sign_in_failed" });
    return null;
  }
  await throttle.succeed(account, attempt.address);
  return claims;
}

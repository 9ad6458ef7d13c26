import { recordAudit } from "@/lib/audit/record-audit";
import { verifyPassword } from "@/lib/auth/password";
import type { SessionClaims } from "@/lib/auth/session";
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

/**
 * Judges an e-mail address and a password. Unknown, disabled and wrong take the same work and get the same
 * answer.
 * @returns the session's claims, or null.
 * @throws TooManyAttempts, for accounts that exist and for those that don't.
 */
export async function signIn(
  db: Db,
  throttle: Throttle,
  attempt: { email: string; password: string } & SessionOrigin,
): Promise<SessionClaims | null> {
  const account = foldEmail(attempt.email);
  const waitMs = await throttle.attempt(account, attempt.address);
  if (waitMs > 0) throw new TooManyAttempts(waitMs);

  const member = await findMember(db, { email: attempt.email });
  const usable = member?.disabled_at === null ? member : undefined;
  const matches = await verifyPassword(usable?.password_hash, attempt.password);
  const claims = await db.transaction().execute(async (transaction) => {
    const begun = usable && matches ? await startSession(transaction, usable, attempt) : undefined;
    await recordAudit(transaction, {
      actor: { id: member?.id, name: member?.name ?? "Unknown" },
      action: begun ? "signed_in" : "sign_in_failed",
      // Only addresses we know: into this field people type passwords too.
      subject: { type: "member", id: member?.id ?? "unknown" },
      details: { address: attempt.address },
      at: attempt.now,
    });
    return begun;
  });
  if (!claims) return null;
  await throttle.succeed(account, attempt.address);
  return claims;
}

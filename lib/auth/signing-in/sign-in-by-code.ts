import type { Transaction } from "kysely";
import { recordAudit } from "@/lib/audit/record-audit";
import { recordOften } from "@/lib/audit/tally-audit";
import { proveCode } from "@/lib/auth/second-factor/prove-code";
import { beginSetUp, finishSetUp, type NewSecret } from "@/lib/auth/second-factor/set-up";
import { countTry, findStep, type SignInStep, stepOver } from "@/lib/auth/second-factor/sign-in-steps";
import { countRecoveryCodes } from "@/lib/auth/second-factor/spend-code";
import type { SessionClaims } from "@/lib/auth/sessions/session";
import { type SessionOrigin, startSession } from "@/lib/auth/sessions/start-session";
import type { Throttle } from "@/lib/auth/throttling/throttle";
import type { Db, Tables } from "@/lib/db/types";
import type { PasswordSignIn } from "@/lib/env-sign-in";
import { mayHavePassword } from "@/lib/members/may-have-password";

/** A browser at the second step. `passwordSignIn` says who may use passwords; by default everyone. */
export type AtStep = SessionOrigin & { token: string | undefined; passwordSignIn?: PasswordSignIn };

async function stepOrThrow(db: Db, at: AtStep, kind: SignInStep["kind"]): Promise<SignInStep> {
  const step = await findStep(db, at.token, at.now);
  const isOpen = step?.kind === kind && mayHavePassword(step.member.role, at.passwordSignIn ?? "on");
  if (!step || !isOpen) throw stepOver();
  return step;
}

/**
 * Signs in by the code that follows a right password, or by a recovery code.
 * @throws ProblemError 422 at `code`; 409 `sign_in_step_over`; 429.
 */
export async function signInByCode(
  db: Db,
  throttle: Throttle,
  at: AtStep & { code: string },
): Promise<SessionClaims> {
  const step = await stepOrThrow(db, at, "code");
  const { member } = step;
  const by = await proveCode(db, throttle, member, { ...at, begin: () => countTry(db, step) });
  return db.transaction().execute(async (transaction) => {
    const claims = await beginSession(transaction, db, step, at, by);
    if (by === "recovery_code")
      await recordAudit(transaction, {
        actor: { id: member.id, name: member.name },
        action: "recovery_code_used",
        subject: { type: "member", id: member.id },
        details: { address: at.address, left: await countRecoveryCodes(transaction, member.id) },
        at: at.now,
      });
    return claims;
  });
}

async function beginSession(
  transaction: Transaction<Tables>,
  db: Db,
  { hash, member }: SignInStep,
  at: AtStep,
  second: string,
): Promise<SessionClaims> {
  await transaction.deleteFrom("sign_in_steps").where("token_hash", "=", hash).execute();
  const claims = await startSession(transaction, member, at);
  // They were disabled, or their password was changed, while the code was judged.
  if (!claims) throw stepOver();
  await recordOften(transaction, db, {
    actor: { id: member.id, name: member.name },
    action: "signed_in",
    subject: { type: "member", id: member.id },
    details: { address: at.address, second },
    at: at.now,
  });
  return claims;
}

/** Creates a secret for a member who must set up a second factor to sign in. @throws ProblemError 409. */
export async function beginSetUpAtStep(db: Db, at: AtStep): Promise<NewSecret> {
  const { member } = await stepOrThrow(db, at, "setup");
  return beginSetUp(db, member, at.now);
}

/**
 * Turns it on by the app's first code, and signs in.
 * @throws ProblemError 422 at `code`; 409 `sign_in_step_over`, `second_factor_on` or `second_factor_not_begun`; 429.
 */
export async function finishSetUpAtStep(
  db: Db,
  throttle: Throttle,
  at: AtStep & { code: string },
): Promise<{ claims: SessionClaims; recoveryCodes: string[] }> {
  const step = await stepOrThrow(db, at, "setup");
  await proveCode(db, throttle, step.member, { ...at, state: "pending", begin: () => countTry(db, step) });
  let claims: SessionClaims | undefined;
  const recoveryCodes = await finishSetUp(db, step.member, {
    now: at.now,
    async alsoWithin(transaction) {
      claims = await beginSession(transaction, db, step, at, "setup");
    },
  });
  if (!claims) throw stepOver();
  return { claims, recoveryCodes };
}

import { recordAudit } from "@/lib/audit/record-audit";
import { hashPassword, verifyPassword } from "@/lib/auth/password";
import { dropSetupLinks } from "@/lib/auth/setup-links";
import type { Throttle } from "@/lib/auth/throttle";
import { foldEmail } from "@/lib/db/fold";
import type { Db } from "@/lib/db/types";
import { conflict, invalid, signInRequired, tooMany } from "@/lib/errors";
import { fieldText } from "@/lib/i18n/field-texts";
import { findMember } from "@/lib/members/find-member";
import type { PasswordChange } from "@/lib/members/profile-schema";
import { passwordIsEmail, passwordIsEmailText } from "@/lib/members/schema";

/**
 * Changes a person's own password. Guesses at the present one count as guesses at signing in. All sessions
 * end, and set-up links that were made for the person.
 * @param attempt.address where it comes from, as scripts/serve.mjs vouches for it.
 * @returns the session epoch that sessions need from now on.
 * @throws ProblemError 422 by field; 429 after too many guesses; 409 when it was changed at the same moment.
 */
export async function changePassword(
  db: Db,
  throttle: Throttle,
  input: PasswordChange,
  attempt: { memberId: string; address: string; now: Date },
): Promise<number> {
  const member = await findMember(db, { id: attempt.memberId });
  if (!member || member.disabled_at !== null) throw signInRequired();
  if (passwordIsEmail(input.password, member.email)) throw invalid({ password: [passwordIsEmailText] });
  const account = foldEmail(member.email);
  const waitMs = await throttle.attempt(account, attempt.address);
  if (waitMs > 0) throw tooMany("Too many attempts. Wait a while, then try again.", waitMs);

  const entry = {
    actor: member,
    subject: { type: "member", id: member.id } as const,
    details: { address: attempt.address },
    at: attempt.now,
  };
  if (!(await verifyPassword(member.password_hash, input.present))) {
    await recordAudit(db, { ...entry, action: "password_change_refused" });
    throw invalid({ present: [fieldText("wrongPresentPassword")] });
  }
  await throttle.succeed(account, attempt.address);
  const passwordHash = await hashPassword(input.password);
  return db.transaction().execute(async (transaction) => {
    const changed = await transaction
      .updateTable("members")
      .set((set) => ({ password_hash: passwordHash, session_epoch: set("session_epoch", "+", 1) }))
      .where("id", "=", member.id)
      .where("disabled_at", "is", null)
      .where("session_epoch", "=", member.session_epoch)
      .returning("session_epoch")
      .executeTakeFirst();
    if (!changed) throw conflict("password_changed", "Your password was changed elsewhere meanwhile.");
    await dropSetupLinks(transaction, member.id);
    await recordAudit(transaction, { ...entry, action: "password_changed" });
    return changed.session_epoch;
  });
}

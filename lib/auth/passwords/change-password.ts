import { randomUUID } from "node:crypto";
import { recordOften } from "@/lib/audit/tally-audit";
import { refuseGuessable } from "@/lib/auth/passwords/guessable-password";
import { hashPassword } from "@/lib/auth/passwords/password";
import { provePassword } from "@/lib/auth/passwords/prove-password";
import type { Throttle } from "@/lib/auth/throttling/throttle";
import type { Db } from "@/lib/db/types";
import { conflict, signInRequired } from "@/lib/errors";
import { endSessions } from "@/lib/members/end-sessions";
import { findMember } from "@/lib/members/find-member";
import type { PasswordChange } from "@/lib/members/profile-schema";
import { dropSetupLinks } from "@/lib/members/setup-links";

/**
 * Changes a person's own password. Wrong present passwords count like failed sign-ins. The person's set-up links and
 * other sessions end; this session gets another id, so that a copied cookie is worthless.
 * @throws ProblemError 422 by field; 429 after too many guesses, or while too many wait; 409 when changed meanwhile.
 */
export async function changePassword(
  db: Db,
  throttle: Throttle,
  input: PasswordChange,
  attempt: { memberId: string; sessionId: string; address: string; now: Date },
): Promise<string> {
  const member = await findMember(db, { id: attempt.memberId });
  if (!member || member.disabled_at !== null) throw signInRequired();
  refuseGuessable(input.password, member);
  const { address, now } = attempt;
  await provePassword(db, throttle, member, { password: input.present, address, now });
  const turn = { lane: "known", from: member.id } as const;
  const passwordHash = await hashPassword(input.password, turn);
  return db.transaction().execute(async (transaction) => {
    const changed = await transaction
      .updateTable("members")
      .set({ password_hash: passwordHash })
      .where("id", "=", member.id)
      .where("disabled_at", "is", null)
      .where("password_hash", "=", member.password_hash)
      .executeTakeFirstOrThrow();
    if (changed.numUpdatedRows === 0n)
      throw conflict("password_changed", "Your password was changed elsewhere in the meantime.");
    await endSessions(transaction, member.id, { id: attempt.sessionId });
    const sessionId = randomUUID();
    const { numUpdatedRows } = await transaction
      .updateTable("sessions")
      .set({ id: sessionId })
      .where("id", "=", attempt.sessionId)
      .executeTakeFirstOrThrow();
    if (numUpdatedRows === 0n) throw signInRequired();
    await dropSetupLinks(transaction, member.id);
    await recordOften(transaction, db, {
      actor: member,
      action: "password_changed",
      subject: { type: "member", id: member.id },
      details: { address },
      at: now,
    });
    return sessionId;
  });
}

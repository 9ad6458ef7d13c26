import { recordAudit } from "@/lib/audit/record-audit";
import { tallyAudit } from "@/lib/audit/tally-audit";
import { verifyPassword } from "@/lib/auth/passwords/password";
import type { Throttle } from "@/lib/auth/throttling/throttle";
import type { MembersTable } from "@/lib/db/member-tables";
import type { Db } from "@/lib/db/types";
import { invalid, tooMany } from "@/lib/errors";
import { foldEmail } from "@/lib/fold";
import { fieldText } from "@/lib/i18n/field-texts";

/**
 * Checks the current password of a signed-in member. Wrong ones count like failed sign-ins.
 * @throws ProblemError 422 at `present`; 429 after too many guesses, or while too many wait.
 */
export async function provePassword(
  db: Db,
  throttle: Throttle,
  member: MembersTable,
  { password, address, now }: { password: string; address: string; now: Date },
): Promise<void> {
  const account = foldEmail(member.email);
  const entry = {
    actor: member,
    subject: { type: "member", id: member.id } as const,
    details: { address },
    at: now,
  };
  const throwWhileThrottled = (waitMs: number) => {
    if (waitMs === 0) return;
    tallyAudit(db, { ...entry, action: "attempts_throttled" });
    throw tooMany("Too many attempts. Wait a while, then try again.", waitMs);
  };
  const { waitMs, isKnown } = await throttle.ask(account, address);
  throwWhileThrottled(waitMs);
  const matches = await verifyPassword(member.password_hash, password, {
    turn: { lane: "known", from: member.id },
    begin: async () => throwWhileThrottled(await throttle.count(account, address, isKnown)),
  });
  if (!matches) {
    await recordAudit(db, { ...entry, action: "password_change_refused" });
    throw invalid({ present: [fieldText("wrongPresentPassword")] });
  }
  await throttle.succeed(account, address);
}

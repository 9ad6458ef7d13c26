import type { AuditEntry } from "@/lib/audit/record-audit";
import { tallyAudit } from "@/lib/audit/tally-audit";
import { spendCode } from "@/lib/auth/second-factor/spend-code";
import type { TypedCode } from "@/lib/auth/second-factor/typed-code";
import type { Throttle } from "@/lib/auth/throttling/throttle";
import type { MembersTable } from "@/lib/db/member-tables";
import type { Db } from "@/lib/db/types";
import { invalid, tooMany } from "@/lib/errors";
import { foldEmail } from "@/lib/fold";
import { fieldText } from "@/lib/i18n/field-texts";

type Proving = {
  code: string;
  address: string;
  now: Date;
  state?: "on" | "pending";
  /** Runs before the code is judged; if it throws, the code isn't spent. */
  begin?: () => Promise<void>;
};

/**
 * Checks a member's code. Wrong codes count as wrong passwords, and by themselves, since the caller already has the
 * password.
 * @returns what it was. @throws ProblemError 422 at `code`; 429 after too many.
 */
export async function proveCode(
  db: Db,
  throttle: Throttle,
  member: Pick<MembersTable, "id" | "name" | "email">,
  { code, address, now, state, begin }: Proving,
): Promise<TypedCode["kind"]> {
  const account = foldEmail(member.email);
  const entry: Omit<AuditEntry, "action"> = {
    actor: { id: member.id, name: member.name },
    subject: { type: "member", id: member.id },
    details: { address },
    at: now,
  };
  const throwWhileThrottled = (waitMs: number) => {
    if (waitMs === 0) return;
    tallyAudit(db, { ...entry, action: "attempts_throttled" });
    throw tooMany("Too many attempts. Wait a while, then try again.", waitMs);
  };
  const { waitMs, isKnown } = await throttle.ask(account, address, "code");
  throwWhileThrottled(waitMs);
  throwWhileThrottled(await throttle.count(account, address, isKnown, "code"));
  await begin?.();
  const turn = { lane: "known", from: member.id } as const;
  const kind = await spendCode(db, member.id, code, { turn, now, state });
  if (!kind) {
    tallyAudit(db, { ...entry, action: "second_factor_refused" });
    throw invalid({ code: [fieldText(state === "pending" ? "wrongNewCode" : "wrongCode")] });
  }
  await throttle.succeed(account, address, "code");
  return kind;
}

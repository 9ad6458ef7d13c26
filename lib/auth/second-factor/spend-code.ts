import type { Turn } from "@/lib/auth/passwords/lanes";
import { stepOf } from "@/lib/auth/second-factor/codes";
import { hashRecoveryCode } from "@/lib/auth/second-factor/recovery-codes";
import { openSecret } from "@/lib/auth/second-factor/seal-secret";
import { readTypedCode, type TypedCode } from "@/lib/auth/second-factor/typed-code";
import type { SecondFactorsTable } from "@/lib/db/member-tables";
import { instant } from "@/lib/db/store";
import type { Db } from "@/lib/db/types";
import { log } from "@/lib/log";

type Spending = {
  turn: Turn;
  now: Date;
  /** `pending` for one that is being set up: only its app's codes count. */
  state?: "on" | "pending";
};

/** Spends a typed code, so it never works again. @returns its kind; undefined if it is wrong. */
export async function spendCode(
  db: Db,
  memberId: string,
  typed: string,
  { turn, now, state = "on" }: Spending,
): Promise<TypedCode["kind"] | undefined> {
  const given = readTypedCode(typed);
  const factor = await db
    .selectFrom("second_factors")
    .selectAll()
    .where("member_id", "=", memberId)
    .where("turned_on_at", state === "on" ? "is not" : "is", null)
    .executeTakeFirst();
  if (!given || !factor) return undefined;
  if (given.kind === "code") return (await spendStep(db, factor, given.code, now)) ? "code" : undefined;
  if (state === "pending" || factor.recovery_salt === null) return undefined;
  const hash = await hashRecoveryCode(given.code, factor.recovery_salt, turn);
  const { numUpdatedRows } = await db
    .updateTable("recovery_codes")
    .set({ used_at: instant(now) })
    .where("member_id", "=", memberId)
    .where("code_hash", "=", hash)
    .where("used_at", "is", null)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n ? "recovery_code" : undefined;
}

async function spendStep(db: Db, factor: SecondFactorsTable, code: string, now: Date): Promise<boolean> {
  const secret = await openSecret(factor.secret, factor.member_id);
  if (secret === undefined) {
    log().error(
      { memberId: factor.member_id },
      "a second factor can’t be read, since AUTH_SECRET is another one: recovery codes work, and a reset",
    );
    return false;
  }
  const step = stepOf(secret, code, now);
  if (step === undefined) return false;
  // Of two at once with the same code, one is too late.
  const { numUpdatedRows } = await db
    .updateTable("second_factors")
    .set({ last_step: step })
    .where("member_id", "=", factor.member_id)
    .where("secret", "=", factor.secret)
    .where((where) => where.or([where("last_step", "is", null), where("last_step", "<", step)]))
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** How many recovery codes are left. */
export async function countRecoveryCodes(db: Pick<Db, "selectFrom">, memberId: string): Promise<number> {
  const { left } = await db
    .selectFrom("recovery_codes")
    .select((select) => select.fn.countAll().as("left"))
    .where("member_id", "=", memberId)
    .where("used_at", "is", null)
    .executeTakeFirstOrThrow();
  return Number(left);
}

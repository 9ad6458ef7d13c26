import type { Transaction } from "kysely";
import { recordAudit } from "@/lib/audit/record-audit";
import { keyUri, makeSecret } from "@/lib/auth/second-factor/codes";
import { makeRecoveryCodes, replaceRecoveryCodes } from "@/lib/auth/second-factor/recovery-codes";
import { sealSecret } from "@/lib/auth/second-factor/seal-secret";
import { lockMember } from "@/lib/db/locks/lock-member";
import type { MembersTable } from "@/lib/db/member-tables";
import { instant } from "@/lib/db/store";
import type { Db, Tables } from "@/lib/db/types";
import { conflict } from "@/lib/errors";
import { endSessions, endSteps } from "@/lib/members/end-sessions";

/** How long a secret that was shown waits for the first code of its app. */
const waitsMs = 20 * 60_000;

/** What an app needs: the address in the QR code, and the same secret to type. */
export type NewSecret = { secret: string; uri: string };

const isOn = () =>
  conflict("second_factor_on", "A second factor is already on. Turn it off first, then set up another one.");

/**
 * Creates a secret, replacing one that was never confirmed. It takes effect once `finishSetUp` has seen a code.
 * @throws ProblemError 409 `second_factor_on`.
 */
export async function beginSetUp(
  db: Db,
  member: Pick<MembersTable, "id" | "email">,
  now: Date,
): Promise<NewSecret> {
  const secret = makeSecret();
  const columns = { secret: await sealSecret(secret, member.id), begun_at: instant(now), last_step: null };
  const { numInsertedOrUpdatedRows } = await db
    .insertInto("second_factors")
    .values({ member_id: member.id, turned_on_at: null, recovery_salt: null, ...columns })
    .onConflict((known) =>
      known.column("member_id").doUpdateSet(columns).where("second_factors.turned_on_at", "is", null),
    )
    .executeTakeFirstOrThrow();
  if (!numInsertedOrUpdatedRows) throw isOn();
  return { secret, uri: keyUri(secret, member.email) };
}

type Finishing = {
  now: Date;
  /** The session that stays; all others of this member end. */
  sessionId?: string;
  /** In the same transaction, once it is on. */
  alsoWithin?: (transaction: Transaction<Tables>) => Promise<void>;
};

/**
 * Turns the second factor on, whose app has just shown its first code.
 * @returns the recovery codes, returned only here. @throws ProblemError 409 `second_factor_on`, or
 * `second_factor_not_begun` where that took too long.
 */
export async function finishSetUp(
  db: Db,
  member: Pick<MembersTable, "id" | "name">,
  { now, sessionId, alsoWithin }: Finishing,
): Promise<string[]> {
  const made = await makeRecoveryCodes({ lane: "known", from: member.id });
  await db.transaction().execute(async (transaction) => {
    await lockMember(transaction, member.id);
    const { numUpdatedRows } = await transaction
      .updateTable("second_factors")
      .set({ turned_on_at: instant(now) })
      .where("member_id", "=", member.id)
      .where("turned_on_at", "is", null)
      // The code was of this secret: another one may have been made meanwhile.
      .where("last_step", "is not", null)
      .where("begun_at", ">", instant(new Date(now.getTime() - waitsMs)))
      .executeTakeFirstOrThrow();
    if (numUpdatedRows === 0n)
      throw conflict("second_factor_not_begun", "That took too long. Begin again with a new code.");
    await replaceRecoveryCodes(transaction, member.id, made);
    await endSessions(transaction, member.id, sessionId === undefined ? undefined : { id: sessionId });
    await endSteps(transaction, member.id);
    await recordAudit(transaction, {
      actor: { id: member.id, name: member.name },
      action: "second_factor_turned_on",
      subject: { type: "member", id: member.id },
      at: now,
    });
    await alsoWithin?.(transaction);
  });
  return made.codes;
}

import { randomBytes, randomInt } from "node:crypto";
import type { Transaction } from "kysely";
import type { Turn } from "@/lib/auth/passwords/lanes";
import { hashWithSalt } from "@/lib/auth/passwords/password";
import { recoveryLength, recoveryLetters } from "@/lib/auth/second-factor/typed-code";
import type { Tables } from "@/lib/db/types";

const recoveryCodeCount = 10;

/** `codes` are shown once; the store has only `hashes`. */
export type NewRecoveryCodes = { codes: string[]; hashes: string[]; salt: string };

const shown = (code: string) => `${code.slice(0, recoveryLength / 2)}-${code.slice(recoveryLength / 2)}`;

const makeCode = () =>
  Array.from({ length: recoveryLength }, () => recoveryLetters[randomInt(recoveryLetters.length)]).join("");

/** Ten codes of 50 random bits. They have one salt, so that judging a typed one takes one hash. */
export async function makeRecoveryCodes(turn: Turn): Promise<NewRecoveryCodes> {
  const salt = randomBytes(16);
  const codes = [...new Set(Array.from({ length: recoveryCodeCount }, makeCode))];
  const hashes: string[] = [];
  // One after the other: more at once would be more than one person's share of the queue.
  for (const code of codes) hashes.push(await hashWithSalt(code, salt, turn));
  return { codes: codes.map(shown), hashes, salt: salt.toString("base64url") };
}

/** The hash of a recovery code, without its dash. @param salt the member’s own. */
export const hashRecoveryCode = (code: string, salt: string, turn: Turn): Promise<string> =>
  hashWithSalt(code, Buffer.from(salt, "base64url"), turn);

/** Replaces all recovery codes. */
export async function replaceRecoveryCodes(
  transaction: Transaction<Tables>,
  memberId: string,
  { hashes, salt }: NewRecoveryCodes,
): Promise<void> {
  await transaction.deleteFrom("recovery_codes").where("member_id", "=", memberId).execute();
  await transaction
    .insertInto("recovery_codes")
    .values(hashes.map((code_hash) => ({ member_id: memberId, code_hash, used_at: null })))
    .execute();
  await transaction
    .updateTable("second_factors")
    .set({ recovery_salt: salt })
    .where("member_id", "=", memberId)
    .execute();
}

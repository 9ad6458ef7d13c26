import { randomBytes } from "node:crypto";
import { type Algorithm, hash, verify } from "@node-rs/argon2";

/** OWASP’s recommendation for argon2id: 19 MiB, two passes, one lane. */
const cost = {
  algorithm: 2 satisfies Algorithm.Argon2id,
  memoryCost: 19_456,
  timeCost: 2,
  parallelism: 1,
} as const;

/** @returns the argon2id hash, in the PHC string format that carries its own parameters. */
export const hashPassword = (password: string): Promise<string> => hash(password, cost);

/** A hash nobody knows the password of, so that an unknown account costs the same work as a known one. */
let decoy: Promise<string> | undefined;

/**
 * Compares a password with an account's hash; without a hash it does the same work and says no.
 * @param passwordHash undefined or null for an account that doesn't exist or has no password yet.
 */
export async function verifyPassword(
  passwordHash: string | null | undefined,
  password: string,
): Promise<boolean> {
  decoy ??= hashPassword(randomBytes(32).toString("base64url"));
  const matches = await verify(passwordHash ?? (await decoy), password);
  return matches && Boolean(passwordHash);
}

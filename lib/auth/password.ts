import { type Algorithm, hash, verify } from "@node-rs/argon2";

/** OWASP’s recommendation for argon2id: 19 MiB, two passes, one lane. */
const cost = {
  algorithm: 2 satisfies Algorithm.Argon2id,
  memoryCost: 19_456,
  timeCost: 2,
  parallelism: 1,
} as const;

/** The same letters however a keyboard composed them. */
const normalised = (password: string): string => password.normalize("NFKC");

/** @returns the argon2id hash, in the PHC string format that carries its own parameters. */
export const hashPassword = (password: string): Promise<string> => hash(normalised(password), cost);

/**
 * The hash of a random password that was thrown away, at the same cost, so that an unknown account takes
 * the same work as a known one, from the first attempt on.
 */
export const decoyHash =
  "$argon2id$v=19$m=19456,t=2,p=1$Xg3bRYUJk2gPUqk41ncCwQ$A295lzmc03XIlf/WIXoehDb8mAGhQQeX+kRhZW1HLd8";

/**
 * Compares a password with an account's hash; without a hash it does the same work and says no.
 * @param passwordHash undefined or null for an account that doesn't exist or has no password yet.
 */
export async function verifyPassword(
  passwordHash: string | null | undefined,
  password: string,
): Promise<boolean> {
  const matches = await verify(passwordHash ?? decoyHash, normalised(password));
  return matches && Boolean(passwordHash);
}

import { type Algorithm, hash, verify } from "@node-rs/argon2";
import { inTurn } from "@/lib/auth/hashing-queue";
import type { Turn } from "@/lib/auth/lanes";

/** OWASP’s recommendation for argon2id: 19 MiB, two passes, one lane. */
const cost = {
  algorithm: 2 satisfies Algorithm.Argon2id,
  memoryCost: 19_456,
  timeCost: 2,
  parallelism: 1,
} as const;

/** The same letters however a keyboard composed them. */
const normalised = (password: string): string => password.normalize("NFKC");

/** The command line, which has its process to itself. */
const operators: Turn = { lane: "known", from: "operator" };

/**
 * @returns the argon2id hash, in the PHC string format that carries its own parameters.
 * @throws ProblemError 429 when too many wait for theirs.
 */
export const hashPassword = (password: string, turn = operators): Promise<string> =>
  inTurn(turn, () => hash(normalised(password), cost));

/**
 * The hash of a random password that was thrown away, at the same cost, so that an unknown account takes
 * the same work as a known one, from the first attempt on.
 */
export const decoyHash =
  "$argon2id$v=19$m=19456,t=2,p=1$Xg3bRYUJk2gPUqk41ncCwQ$A295lzmc03XIlf/WIXoehDb8mAGhQQeX+kRhZW1HLd8";

/**
 * Compares a password with an account's hash; without a hash it does the same work and says no.
 * @param passwordHash undefined or null for an account that doesn't exist or has no password yet.
 * @param options.begin runs when the turn has come, and keeps the password from being judged by throwing.
 * @throws ProblemError 429 when too many wait for theirs.
 */
export const verifyPassword = (
  passwordHash: string | null | undefined,
  password: string,
  { turn = operators, begin }: { turn?: Turn; begin?: () => Promise<void> } = {},
): Promise<boolean> =>
  inTurn(turn, async () => {
    await begin?.();
    const matches = await verify(passwordHash ?? decoyHash, normalised(password));
    return matches && Boolean(passwordHash);
  });

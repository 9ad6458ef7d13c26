import { type Algorithm, hash, verify } from "@node-rs/argon2";
import { inTurn } from "@/lib/auth/passwords/hashing-queue";
import type { Turn } from "@/lib/auth/passwords/lanes";

// OWASP's recommendation for argon2id: 19 MiB, two passes, one lane.
const cost = {
  algorithm: 2 satisfies Algorithm.Argon2id,
  memoryCost: 19_456,
  timeCost: 2,
  parallelism: 1,
} as const;

// Keyboards compose the same letters differently.
const normalised = (password: string): string => password.normalize("NFKC");

// The command line has its process to itself.
const operators: Turn = { lane: "known", from: "operator" };

/** The argon2id hash in PHC format, parameters included. @throws ProblemError 429 when too many wait. */
export const hashPassword = (password: string, turn = operators): Promise<string> =>
  inTurn(turn, () => hash(normalised(password), cost));

/** The same for a code that we made, with a salt that several share. */
export const hashWithSalt = (code: string, salt: Buffer, turn: Turn): Promise<string> =>
  inTurn(turn, () => hash(code, { ...cost, salt }));

/** The hash of a random password that nobody has: an unknown account takes the same work as a known one. */
export const decoyHash =
  "$argon2id$v=19$m=19456,t=2,p=1$Xg3bRYUJk2gPUqk41ncCwQ$A295lzmc03XIlf/WIXoehDb8mAGhQQeX+kRhZW1HLd8";

/**
 * Without a hash it does the same work and says no.
 * @param options.begin runs when the turn has come; if it throws, the password isn't judged.
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

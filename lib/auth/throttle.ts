import { createHash } from "node:crypto";
import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRes,
} from "rate-limiter-flexible";
import { addressBlock } from "@/lib/auth/address-block";
import type { Database } from "@/lib/db/open-database";

const minuteS = 60;
const dayS = 24 * 60 * minuteS;

/**
 * Attempts that may fail before one has to wait.
 * `pair`: guessing at one account from one place. `address`: trying many accounts from one place; an office
 * of a hundred behind one address stays below it, because success is not counted. `account`: guessing at
 * one account from many places; who signed in to it from where they are now, lately, is not held up by that,
 * so that strangers can't lock its owner out.
 */
export const signInLimits = {
  pair: { points: 10, duration: 15 * minuteS },
  address: { points: 50, duration: 15 * minuteS },
  account: { points: 100, duration: 60 * minuteS },
  known: { points: 1, duration: 14 * dayS },
} as const;

export type Throttle = {
  /**
   * Counts an attempt before it is judged, so that parallel ones count too. Accounts that don't exist
   * count as others do.
   * @returns 0 when it may go on, else how long to wait, in milliseconds.
   */
  attempt(account: string, address: string): Promise<number>;
  /** The attempt succeeded: it counts no more, and neither do the failures before it from this place. */
  succeed(account: string, address: string): Promise<void>;
};

/** Hashed: the store need not list what strangers typed, and a key must fit its column. */
const keyOf = (...parts: string[]) => createHash("sha256").update(parts.join("\0")).digest("base64url");

/** Counts in PostgreSQL where several instances may share it, else in memory (docs/decisions/0005). */
export function createThrottle({ pool }: Pick<Database, "pool">): Throttle {
  const limiter = (name: keyof typeof signInLimits): RateLimiterAbstract & Stored => {
    const options = { ...signInLimits[name], keyPrefix: `sign-in-${name}` };
    if (!pool) return new RateLimiterMemory(options);
    return new RateLimiterPostgres({
      ...options,
      storeClient: pool,
      storeType: "pool",
      tableName: "rate_limits",
      tableCreated: true,
      // It clears the whole table: once is enough.
      clearExpiredByTimeout: name === "pair",
    });
  };
  const [pair, byAddress, byAccount, known] = [
    limiter("pair"),
    limiter("address"),
    limiter("account"),
    limiter("known"),
  ];

  return {
    async attempt(account, from) {
      const address = addressBlock(from);
      // One after the other: what one refuses must not fill the next, or one place could close an account.
      const waitMs =
        (await consume(pair, keyOf(account, address))) || (await consume(byAddress, keyOf(address)));
      if (waitMs > 0 || (await known.get(keyOf(account, address)))) return waitMs;
      return consume(byAccount, keyOf(account));
    },
    async succeed(account, from) {
      const address = addressBlock(from);
      const wasKnown = await known.get(keyOf(account, address));
      await Promise.all([
        pair.delete(keyOf(account, address)),
        byAddress.reward(keyOf(address), 1),
        wasKnown ? undefined : byAccount.reward(keyOf(account), 1),
        known.set(keyOf(account, address), 1, signInLimits.known.duration),
      ]);
    },
  };
}

/** Of both kinds of limiter, but not of their common type. */
type Stored = Pick<RateLimiterMemory, "get" | "set">;

async function consume(limiter: RateLimiterAbstract, key: string): Promise<number> {
  try {
    await limiter.consume(key);
    return 0;
  } catch (error) {
    if (error instanceof RateLimiterRes) return Math.max(error.msBeforeNext, 1);
    throw error;
  }
}

import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRes,
} from "rate-limiter-flexible";
import type { Database } from "@/lib/db/open-database";

const quarterHourS = 15 * 60;

/**
 * Attempts that may fail before one has to wait. The pair stops guessing at one account from one place;
 * the address stops trying many accounts; the account alone is slow to close, so that strangers can't
 * lock its owner out with a few tries from anywhere.
 */
const limits = {
  pair: { points: 10, duration: quarterHourS },
  address: { points: 50, duration: quarterHourS },
  account: { points: 200, duration: 24 * 3_600 },
} as const;

export type Throttle = {
  /**
   * Counts an attempt before it is judged, so that parallel ones count too.
   * @returns 0 when it may go on, else how long to wait, in milliseconds.
   */
  attempt(account: string, address: string): Promise<number>;
  /** The attempt succeeded: what was counted against this account from this place is forgiven. */
  succeed(account: string, address: string): Promise<void>;
};

/** Counts in PostgreSQL where several instances may share it, else in memory (docs/decisions/0005). */
export function createThrottle(database: Pick<Database, "pool">): Throttle {
  const { pool: storeClient } = database;
  const limiter = (name: keyof typeof limits): RateLimiterAbstract => {
    const options = { ...limits[name], keyPrefix: `sign-in-${name}` };
    return storeClient
      ? new RateLimiterPostgres({
          ...options,
          storeClient,
          storeType: "pool",
          tableName: "rate_limits",
          tableCreated: true,
        })
      : new RateLimiterMemory(options);
  };
  const pair = limiter("pair");
  const byAddress = limiter("address");
  const byAccount = limiter("account");
  const pairKey = (account: string, address: string) => `${account}|${address}`;

  return {
    async attempt(account, address) {
      const waits = await Promise.all([
        consume(pair, pairKey(account, address)),
        consume(byAddress, address),
        consume(byAccount, account),
      ]);
      return Math.max(...waits);
    },
    async succeed(account, address) {
      await Promise.all([
        pair.delete(pairKey(account, address)),
        byAddress.reward(address, 1),
        byAccount.reward(account, 1),
      ]);
    },
  };
}

async function consume(limiter: RateLimiterAbstract, key: string): Promise<number> {
  try {
    await limiter.consume(key);
    return 0;
  } catch (error) {
    if (error instanceof RateLimiterRes) return Math.max(error.msBeforeNext, 1);
    throw error;
  }
}

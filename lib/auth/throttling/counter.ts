import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRes,
} from "rate-limiter-flexible";
import type { Database } from "@/lib/db/opening/open-database";
import { log } from "@/lib/log";

/** How many counts of a kind are kept, and how many more may come before the rest is deleted. */
export const kept = { counts: 5_000, more: 500 } as const;

export type Counter = {
  /** @returns milliseconds until the key may go on, 0 for now. Nothing is counted. */
  waitMs(key: string): Promise<number>;
  /** @returns like `waitMs`; of attempts at the same moment, those beyond the limit wait. */
  count(key: string): Promise<number>;
  takeBack(key: string): Promise<void>;
  forget(key: string): Promise<void>;
};

export type Limit = { points: number; duration: number };

type Keyed = Limit & { keyPrefix: string };

type Stored = {
  limiter: RateLimiterAbstract;
  read(key: string): Promise<RateLimiterRes | null>;
  /** Keeps the highest counts: many keys with one attempt each must not push out one under attack. */
  sweep(): Promise<unknown>;
};

function inMemory(options: Keyed): Stored {
  const limiter = new RateLimiterMemory(options);
  return {
    limiter,
    read: (key) => limiter.get(key),
    async sweep() {
      const { storage } = limiter.dump();
      const byWeight = storage.sort(
        (one, other) => other.value - one.value || (other.expiresAt ?? 0) - (one.expiresAt ?? 0),
      );
      for (const { key } of byWeight.slice(kept.counts)) await limiter.delete(key);
    },
  };
}

function inPostgres(options: Keyed, { db, pool }: Database): Stored {
  const limiter = new RateLimiterPostgres({
    ...options,
    storeClient: pool,
    storeType: "pool",
    tableName: "rate_limits",
    tableCreated: true,
    clearExpiredByTimeout: true,
  });
  return {
    limiter,
    read: (key) => limiter.get(key),
    sweep: () =>
      db
        .deleteFrom("rate_limits")
        .where("key", "in", (row) =>
          row
            .selectFrom("rate_limits")
            .select("key")
            .where("key", "like", `${options.keyPrefix}:%`)
            .orderBy((order) => order("expire", ">", Date.now()), "desc")
            .orderBy("points", "desc")
            .orderBy("expire", "desc")
            .offset(kept.counts)
            // Two instances may sweep at once.
            .forUpdate()
            .skipLocked(),
        )
        .execute(),
  };
}

const waitOf = (res: RateLimiterRes): number => Math.max(res.msBeforeNext, 1);

/** Counts in PostgreSQL, which instances may share, else in memory (docs/decisions/0005). */
export function createCounter(name: string, limit: Limit, database: Database): Counter {
  const options = { ...limit, keyPrefix: name };
  const { limiter, read, sweep } = database.pool ? inPostgres(options, database) : inMemory(options);
  let counted = 0;

  async function sweepAtTimes(): Promise<void> {
    counted += 1;
    if (counted % kept.more !== 0) return;
    // Too many stored counts are no reason to refuse a caller.
    await sweep().catch((error: unknown) => log().warn({ err: error }, "old counts of attempts were kept"));
  }

  return {
    async waitMs(key) {
      const res = await read(key);
      return res && res.consumedPoints >= limit.points && res.msBeforeNext > 0 ? waitOf(res) : 0;
    },
    async count(key) {
      try {
        await limiter.consume(key);
        return 0;
      } catch (error) {
        if (error instanceof RateLimiterRes) return waitOf(error);
        throw error;
      } finally {
        await sweepAtTimes();
      }
    },
    async takeBack(key) {
      const res = await read(key);
      if (res && res.consumedPoints > 0) await limiter.reward(key, 1);
    },
    async forget(key) {
      await limiter.delete(key);
    },
  };
}

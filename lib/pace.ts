import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";
import { tooMany } from "@/lib/errors";

/** How much one person may make in a minute. */
export type Pace = {
  /** Counts one more. @throws ProblemError 429 `too_many_creates` when that is too much. */
  admit(person: { id: string }): Promise<void>;
};

/** Counts in this process: behind a load balancer a person has so many in each instance. */
export function openPace(aMinute: number): Pace {
  const limiter = new RateLimiterMemory({ points: aMinute, duration: 60 });
  return {
    async admit({ id }) {
      try {
        await limiter.consume(id);
      } catch (error) {
        if (!(error instanceof RateLimiterRes)) throw error;
        throw tooMany(
          "That was a lot within a minute. Wait a moment, then try again: nothing you entered is lost.",
          error.msBeforeNext,
          { reason: "too_many_creates" },
        );
      }
    },
  };
}

/** How much one person may change, whatever it is. */
export type ChangePace = {
  /**
   * Counts one more.
   * @param weight where it is many at once: as much as so many changes.
   * @throws ProblemError 429 `too_many_changes` when that is too much; what is refused isn't counted.
   */
  admit(person: { id: string }, weight?: number): void;
};

/** So much may be done at once, by whoever has done nothing before. */
const minutesAtOnce = 5;

/**
 * What a script does in a loop, no person at a keyboard does: each change may leave an entry for ever. Counts in this
 * process: behind a load balancer a person has so much in each instance.
 * @param nowMs a clock that is never set.
 */
export function openChangePace(aMinute: number, nowMs = () => performance.now()): ChangePace {
  const eachMs = 60_000 / aMinute;
  /** Of each person: from when on all is free again. */
  const freeAtMs = new Map<string, number>();
  return {
    admit({ id }, weight = 1) {
      const now = nowMs();
      const costsMs = Math.min(weight, aMinute * minutesAtOnce) * eachMs;
      const next = Math.max(freeAtMs.get(id) ?? 0, now) + costsMs;
      const waitMs = next - now - minutesAtOnce * 60_000;
      if (waitMs > 0) {
        throw tooMany(
          "That is a lot of changes at once. Wait a moment, then try again: nothing you entered is lost.",
          waitMs,
          { reason: "too_many_changes" },
        );
      }
      freeAtMs.set(id, next);
    },
  };
}

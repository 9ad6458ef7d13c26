import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";
import { tooMany } from "@/lib/errors";

export type Pace = {
  /** @throws ProblemError 429 `too_many_creates`. */
  admit(person: { id: string }): Promise<void>;
};

/** Limits what one person creates in a minute, in this process: each instance behind a load balancer counts its own. */
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

export type ChangePace = {
  /** @param weight counted as so many changes. @throws ProblemError 429 `too_many_changes`; then nothing is counted. */
  admit(person: { id: string }, weight?: number): void;
};

const minutesAtOnce = 5;

/** Limits what one person changes in a minute, in this process: a loop of changes could fill the store. */
export function openChangePace(aMinute: number, nowMs = () => performance.now()): ChangePace {
  const eachMs = 60_000 / aMinute;
  // By person: when their whole allowance is free again.
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

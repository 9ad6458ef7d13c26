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

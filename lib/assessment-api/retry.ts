import { setTimeout as sleep } from "node:timers/promises";
import pRetry from "p-retry";
import { Aborted, AssessmentApiError, type Operation } from "@/lib/assessment-api/errors";

export type RetryPolicy = {
  retries: number;
  /** Later failures are left to the next poll: a list may arrive for minutes before it breaks off. */
  withinMs: number;
  /** Doubles with each wait; jitter adds up to as much again. */
  firstDelayMs: number;
};

const longestRetryAfterMs = 5_000;

/** A time-out isn't transient: it took its full time, and the next poll asks again. */
function isTransient(error: unknown): boolean {
  if (!(error instanceof AssessmentApiError)) return false;
  if ((error.retryAfterMs ?? 0) > longestRetryAfterMs) return false;
  switch (error.code) {
    case "unreachable":
    case "rate_limited":
    case "service_failure":
    case "unavailable":
      return true;
    case "unreadable":
      return "reason" in error && error.reason === "cut_off";
    default:
      return false;
  }
}

/** Never for a create. @throws what the last attempt threw; Aborted when the signal ends the wait. */
export async function retryRead<T>(
  operation: Operation,
  read: () => Promise<T>,
  policy: RetryPolicy,
  signal?: AbortSignal,
): Promise<T> {
  const begunAtMs = performance.now();
  const mayRepeat = (error: unknown) =>
    isTransient(error) && performance.now() - begunAtMs <= policy.withinMs;
  try {
    return await pRetry(read, {
      retries: policy.retries,
      minTimeout: policy.firstDelayMs,
      randomize: true,
      signal,
      shouldRetry: ({ error }) => mayRepeat(error),
      onFailedAttempt: async ({ error, retriesLeft }) => {
        if (retriesLeft === 0 || !mayRepeat(error)) return;
        if (error instanceof AssessmentApiError) await sleep(error.retryAfterMs ?? 0, undefined, { signal });
      },
    });
  } catch (error) {
    if (error instanceof AssessmentApiError) throw error;
    // A signal's reason comes from the caller, and may be anything.
    if (signal?.aborted) throw new Aborted({ operation, sent: "unknown" });
    throw error;
  }
}

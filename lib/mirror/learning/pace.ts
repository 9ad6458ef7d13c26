/** How many reads the service is asked at once, as its answers say (additive increase, multiplicative decrease). */
export type Pace = {
  /** How many reads may be under way now. */
  limit(): number;
  /** How long to rest before another read is begun, in milliseconds. */
  restMs(): number;
  /** Whether the last answer wasn't a push-back. */
  isSteady(): boolean;
  /** @param read.isFull whether as many were under way as may be: an unused limit doesn't grow. */
  answered(read: { beganMs: number; isFull: boolean }): void;
  /** The service could not, or would not: it is asked half as much, and not before it has said or a rest is over. */
  pushedBack(read: { beganMs: number; retryAfterMs?: number }): void;
};

const firstLimit = 2;
/** More than this is no longer polite, however quick the answers. */
const mostAtOnce = 16;
/** Answers that take longer than this are no reason to ask more. */
const quickMs = 1_000;
/** So many times the quickest answer, and longer than that, the service has too much to do. */
const slowFactor = 4;
/** How much of the usual time the latest answer makes up. */
const weight = 0.2;
const firstRestMs = 500;
const longestRestMs = 60_000;
/** `Retry-After` is honoured, but not for a day. */
const longestAskedMs = 15 * 60_000;

/** @param nowMs a monotonic clock, in milliseconds; `beganMs` is by the same. */
export function createPace(nowMs: () => number = () => performance.now()): Pace {
  let limit = firstLimit;
  let quickestMs = Number.POSITIVE_INFINITY;
  let usualMs: number | undefined;
  let failures = 0;
  let restUntilMs = Number.NEGATIVE_INFINITY;
  /** What was begun before says nothing of the pace since. */
  let halvedAtMs = Number.NEGATIVE_INFINITY;

  function halve(): void {
    limit = Math.max(1, limit / 2);
    halvedAtMs = nowMs();
    usualMs = undefined;
  }

  return {
    limit: () => Math.floor(limit),
    restMs: () => Math.max(0, restUntilMs - nowMs()),
    isSteady: () => failures === 0,
    answered({ beganMs, isFull }) {
      failures = 0;
      const tookMs = nowMs() - beganMs;
      quickestMs = Math.min(quickestMs, tookMs);
      if (beganMs < halvedAtMs) return;
      usualMs = usualMs === undefined ? tookMs : usualMs + (tookMs - usualMs) * weight;
      if (usualMs > Math.max(quickMs, slowFactor * quickestMs)) halve();
      // One more for each round of answers.
      else if (isFull && tookMs <= quickMs) limit = Math.min(mostAtOnce, limit + 1 / limit);
    },
    pushedBack({ beganMs, retryAfterMs = 0 }) {
      const isNew = beganMs >= halvedAtMs;
      const ownMs = isNew ? Math.min(firstRestMs * 2 ** failures, longestRestMs) : 0;
      const restMs = retryAfterMs > 0 ? Math.min(retryAfterMs, longestAskedMs) : ownMs;
      restUntilMs = Math.max(restUntilMs, nowMs() + restMs);
      if (!isNew) return;
      failures += 1;
      halve();
    },
  };
}

/** How many reads run at once: additive increase, multiplicative decrease. */
export type Pace = {
  limit(): number;
  restMs(): number;
  isSteady(): boolean;
  /** @param read.isFull the limit was used in full: an unused one doesn't grow. */
  answered(read: { beganMs: number; isFull: boolean }): void;
  pushedBack(read: { beganMs: number; retryAfterMs?: number }): void;
};

const firstLimit = 2;
const mostAtOnce = 16;
const quickMs = 1_000;
/** An answer this many times slower than the quickest, and not quick, means overload. */
const slowFactor = 4;
const weight = 0.2;
const firstRestMs = 500;
const longestRestMs = 60_000;
/** `Retry-After` is honoured, but not for a day. */
const longestAskedMs = 15 * 60_000;

export function createPace(nowMs: () => number = () => performance.now()): Pace {
  let limit = firstLimit;
  let quickestMs = Number.POSITIVE_INFINITY;
  let usualMs: number | undefined;
  let failures = 0;
  let restUntilMs = Number.NEGATIVE_INFINITY;
  /** Answers to earlier reads say nothing about the new limit. */
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

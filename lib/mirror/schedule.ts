export type Pace = {
  /** Whether somebody looked at the table lately, or something pending is fresh. */
  watched: boolean;
  /** Polls that failed in a row. */
  failures: number;
  /** What the service asked for with its last failure. */
  retryAfterMs?: number;
  /** How long the last poll took. */
  tookMs: number;
};

const watchedMs = 4_000;
const idleMs = 60_000;
const firstRetryMs = 2_000;
const longestRetryMs = 120_000;
/** `Retry-After` is honoured, but not for a day. */
const longestAskedMs = 15 * 60_000;
/** Polling never takes more than a tenth of the time. */
const restFactor = 9;

/**
 * How long to rest before the next poll, in milliseconds: a few seconds while somebody looks, a minute
 * otherwise, longer with each failure in a row, and never less than the service asked for.
 * @param random 0 up to 1; spreads the polls of many installations by ±10 %.
 */
export function nextDelayMs(pace: Pace, random: number): number {
  const jitter = 0.9 + random * 0.2;
  const calm = pace.watched ? watchedMs : idleMs;
  const backoff = pace.failures === 0 ? 0 : Math.min(firstRetryMs * 2 ** (pace.failures - 1), longestRetryMs);
  const wanted = Math.max(pace.failures === 0 ? calm : backoff, pace.tookMs * restFactor) * jitter;
  return Math.max(wanted, Math.min(pace.retryAfterMs ?? 0, longestAskedMs));
}

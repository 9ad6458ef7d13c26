export type Pace = {
  /** Whether somebody looked at the table lately, something pending is fresh, or a create went unanswered. */
  wanted: boolean;
  /** Polls that failed in a row. */
  failures: number;
  /** What the service asked for with its last failure. */
  retryAfterMs?: number;
  /** How long the last poll took the service and us. */
  tookMs: number;
};

const wantedMs = 4_000;
const idleMs = 60_000;
const firstRetryMs = 2_000;
const longestRetryMs = 120_000;
/** `Retry-After` is honoured, but not for a day. */
const longestAskedMs = 15 * 60_000;
/** Polling never takes more than a tenth of the time. */
export const restFactor = 9;

/**
 * How long to rest before the next poll, in milliseconds: a few seconds while the list is wanted, a minute
 * otherwise, longer with each failure in a row, and never less than the service asked for.
 * @param random 0 up to 1; spreads the polls of many installations by ±10 %.
 */
export function nextDelayMs(pace: Pace, random: number): number {
  const jitter = 0.9 + random * 0.2;
  const calm = pace.wanted ? wantedMs : idleMs;
  const backoff = pace.failures === 0 ? 0 : Math.min(firstRetryMs * 2 ** (pace.failures - 1), longestRetryMs);
  const rest = (pace.failures === 0 ? calm : backoff) * jitter;
  return Math.max(rest, pace.tookMs * restFactor, Math.min(pace.retryAfterMs ?? 0, longestAskedMs));
}

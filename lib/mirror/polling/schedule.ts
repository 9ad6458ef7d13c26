import { restFactor } from "@/lib/sync/rest-factor";

export type Pace = {
  wanted: boolean;
  failures: number;
  retryAfterMs?: number;
  tookMs: number;
};

const wantedMs = 4_000;
const idleMs = 60_000;
const firstRetryMs = 2_000;
const longestRetryMs = 120_000;
/** `Retry-After` is honoured up to this. */
const longestAskedMs = 15 * 60_000;

/** Until the next poll. @param random 0 to 1: spreads the polls of many installations by ±10 %. */
export function nextDelayMs(pace: Pace, random: number): number {
  const jitter = 0.9 + random * 0.2;
  const calm = pace.wanted ? wantedMs : idleMs;
  const backoff = pace.failures === 0 ? 0 : Math.min(firstRetryMs * 2 ** (pace.failures - 1), longestRetryMs);
  const rest = (pace.failures === 0 ? calm : backoff) * jitter;
  return Math.max(rest, pace.tookMs * restFactor, Math.min(pace.retryAfterMs ?? 0, longestAskedMs));
}

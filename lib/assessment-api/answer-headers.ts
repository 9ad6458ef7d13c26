import { isInBounds } from "@/lib/instant-bounds";

/** A service that asks for more than a day has an odd clock. */
const longestMs = 86_400_000;

function httpDate(text: string | null): number | undefined {
  // `Date.parse` reads nearly anything, so only what ends like an HTTP date gets there.
  const time = text?.trim().endsWith("GMT") ? Date.parse(text) : Number.NaN;
  return isInBounds(time) ? time : undefined;
}

/** The `Date` header as ISO 8601 in UTC, where there is a sound one. */
export function readDate(headers: Headers): string | undefined {
  const time = httpDate(headers.get("date"));
  return time === undefined ? undefined : new Date(time).toISOString();
}

/** The header has whole seconds; once two have passed, no change can share its second any more. */
const settledMs = 2000;

/**
 * The `Last-Modified` header as it came, if the answer's own `Date` is late enough to tell by it whether
 * something changed since: what changes again in the same second keeps the same one.
 */
export function readLastModified(headers: Headers): string | undefined {
  const text = headers.get("last-modified");
  const [modified, sent] = [httpDate(text), httpDate(headers.get("date"))];
  if (text === null || modified === undefined || sent === undefined) return undefined;
  return sent - modified >= settledMs ? text : undefined;
}

/**
 * The `Retry-After` header in milliseconds, from 0 to a day; seconds and HTTP dates alike. A date counts
 * from the answer's own `Date`, so that a clock that is off doesn't matter.
 * @param nowMs our clock, for an answer without a `Date`.
 */
export function readRetryAfterMs(headers: Headers, nowMs: number): number | undefined {
  const text = headers.get("retry-after")?.trim();
  if (!text) return undefined;
  const until = httpDate(text);
  const ms = /^\d+$/.test(text)
    ? Number(text) * 1000
    : until === undefined
      ? undefined
      : until - (httpDate(headers.get("date")) ?? nowMs);
  return ms === undefined ? undefined : Math.min(Math.max(ms, 0), longestMs);
}

import { isInBounds } from "@/lib/instant-bounds";

type SomeHeaders = Pick<Headers, "get">;

const longestMs = 86_400_000;

function httpDate(text: string | null): number | undefined {
  // `Date.parse` reads nearly anything: only what ends like an HTTP date gets there.
  const time = text?.trim().endsWith("GMT") ? Date.parse(text) : Number.NaN;
  return isInBounds(time) ? time : undefined;
}

export function readDate(headers: SomeHeaders): string | undefined {
  const time = httpDate(headers.get("date"));
  return time === undefined ? undefined : new Date(time).toISOString();
}

/** Two seconds after a change, no later one can have the same timestamp. */
const settledMs = 2000;

/** Undefined unless the answer's `Date` is late enough: a second change within the same second would keep the value. */
export function readLastModified(headers: SomeHeaders): string | undefined {
  const text = headers.get("last-modified");
  const [modified, sent] = [httpDate(text), httpDate(headers.get("date"))];
  if (text === null || modified === undefined || sent === undefined) return undefined;
  return sent - modified >= settledMs ? text : undefined;
}

/** 0 to a day. A date counts from the answer's own `Date`, so that our clock (`nowMs`) may be wrong. */
export function readRetryAfterMs(headers: SomeHeaders, nowMs: number): number | undefined {
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

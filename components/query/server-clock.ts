/** Below this a difference is the `Date` header's whole seconds and the way of the answer, not a wrong clock. */
const ignoredSkewMs = 2_000;

let skewMs = 0;

/** Notes how far this computer's clock is off, from an answer's `Date` header. */
export function learnServerTime(dateHeader: string | null, now = Date.now()): void {
  const serverMs = dateHeader ? Date.parse(dateHeader) : Number.NaN;
  if (Number.isNaN(serverMs)) return;
  const difference = serverMs - now;
  skewMs = Math.abs(difference) > ignoredSkewMs ? difference : 0;
}

/** The server's time, in milliseconds since the epoch: what "checked 4 s ago" is counted from. */
export const serverNow = (now = Date.now()): number => now + skewMs;

/** A smaller difference comes from the `Date` header’s whole seconds and the network, not from a wrong clock. */
const ignoredSkewMs = 2_000;

let skewMs = 0;

export function learnServerTime(dateHeader: string | null, now = Date.now()): void {
  const serverMs = dateHeader ? Date.parse(dateHeader) : Number.NaN;
  if (Number.isNaN(serverMs)) return;
  const difference = serverMs - now;
  skewMs = Math.abs(difference) > ignoredSkewMs ? difference : 0;
}

/** In milliseconds since 1970: what "checked 2 min ago" is counted from. */
export const serverNow = (now = Date.now()): number => now + skewMs;

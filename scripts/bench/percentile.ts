/** The value that `share` (0 to 1) of the values don't exceed, by the nearest rank; undefined if there are none. */
export function percentile(values: readonly number[], share: number): number | undefined {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)];
}

export type Spread = { p50: number; p95: number; max: number; count: number };

export function spreadOf(values: readonly number[]): Spread | undefined {
  const p50 = percentile(values, 0.5);
  const p95 = percentile(values, 0.95);
  const max = percentile(values, 1);
  if (p50 === undefined || p95 === undefined || max === undefined) return undefined;
  return { p50, p95, max, count: values.length };
}

export type Quartiles = { quarter: number; median: number; threeQuarters: number };

/** Of fewer, quartiles would tell of single people. */
export const enoughForQuartiles = 5;

/** The values that a quarter, half and three quarters don't exceed; undefined for none. */
export function quartilesOf(values: number[]): Quartiles | undefined {
  const sorted = Float64Array.from(values).sort();
  const at = (share: number) => sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)];
  const [quarter, median, threeQuarters] = [at(0.25), at(0.5), at(0.75)];
  if (quarter === undefined || median === undefined || threeQuarters === undefined) return undefined;
  return { quarter, median, threeQuarters };
}

/** `20 000`: a narrow space that doesn't break. */
export const withThousands = (value: number): string =>
  Math.round(value)
    .toString()
    .replace(/\B(?=(\d{3})+$)/g, "\u202f");

export const inMs = (value: number): string =>
  value >= 10_000
    ? `${(value / 1000).toFixed(1)} s`
    : `${value < 10 ? value.toFixed(1) : withThousands(value)} ms`;

export const inTimes = (value: number): string => `${value < 10 ? value.toFixed(1) : withThousands(value)} ×`;

/** In decimal units. */
export function inBytes(value: number): string {
  if (value >= 1e6) return `${value < 1e7 ? (value / 1e6).toFixed(1) : withThousands(value / 1e6)} MB`;
  return value >= 1e3 ? `${(value / 1e3).toFixed(value < 1e4 ? 1 : 0)} kB` : `${Math.round(value)} B`;
}

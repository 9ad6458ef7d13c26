/** The most that fit side by side. */
export const comparable = { least: 2, most: 4 } as const;

export const canCompare = (count: number): boolean => comparable.least <= count && count <= comparable.most;

export const compareAddress = (ids: readonly number[]): string => `/compare?ids=${ids.join(",")}`;

/** The distinct assessments in an address; undefined if too few or too many. */
export function idsToCompare(asked: string | undefined): number[] | undefined {
  const ids = (asked ?? "").split(",").filter((id) => /^[1-9]\d{0,15}$/.test(id));
  const once = [...new Set(ids.map(Number))].filter(Number.isSafeInteger);
  return canCompare(once.length) ? once : undefined;
}

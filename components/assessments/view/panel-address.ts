export function assessmentIdIn(pathname: string): number | undefined {
  const [, digits] = /^\/assessments\/([1-9]\d{0,15})$/.exec(pathname) ?? [];
  const id = Number(digits);
  return Number.isSafeInteger(id) ? id : undefined;
}

/** The list behind an assessment’s address; every other address is its own. */
export const listPathOf = (pathname: string): string =>
  assessmentIdIn(pathname) === undefined ? pathname : "/assessments";

/** The address of an assessment over its list; undefined on screens without one. */
export const addressOver = (pathname: string, id: number): string | undefined =>
  listPathOf(pathname) === "/assessments" ? `/assessments/${id}` : undefined;

/** The assessment that an address is about. */
export function assessmentIdIn(pathname: string): number | undefined {
  const [, id] = /^\/assessments\/([1-9]\d{0,14})$/.exec(pathname) ?? [];
  return id === undefined ? undefined : Number(id);
}

/** The list behind an assessment’s address; every other address is its own. */
export const listPathOf = (pathname: string): string =>
  assessmentIdIn(pathname) === undefined ? pathname : "/assessments";

/** The address of an assessment that opens over its list; undefined on another screen, where none can. */
export const addressOver = (pathname: string, id: number): string | undefined =>
  listPathOf(pathname) === "/assessments" ? `/assessments/${id}` : undefined;

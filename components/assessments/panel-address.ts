/** The assessment that an address is about. */
export function assessmentIdIn(pathname: string): number | undefined {
  const [, id] = /^\/assessments\/([1-9]\d{0,14})$/.exec(pathname) ?? [];
  return id === undefined ? undefined : Number(id);
}

/** The list behind an assessment’s address; every other address is its own. */
export const listPathOf = (pathname: string): string =>
  assessmentIdIn(pathname) === undefined ? pathname : "/assessments";

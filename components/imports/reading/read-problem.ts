/**
 * Why nothing could be read. `not_a_table`: text or bytes that are no rows, such as a picture. `unsupported`: another
 * program’s format, such as .xls or .ods. `protected`: it asks for a password.
 */
const readProblems = [
  "empty",
  "too_many_rows",
  "too_many_columns",
  "too_large",
  "too_slow",
  "not_a_table",
  "damaged",
  "protected",
  "unsupported",
] as const;
export type ReadReason = (typeof readProblems)[number];

export class ReadProblem extends Error {
  /** @param rows how many there are, where they are too many and could be counted. */
  constructor(
    readonly reason: ReadReason,
    readonly rows?: number,
  ) {
    super(reason);
  }
}

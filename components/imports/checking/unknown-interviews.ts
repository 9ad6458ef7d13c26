import type { DraftRow } from "@/components/imports/checking/draft-row";

/** A text of the interview column that names none, and how many rows have it. */
export type UnknownInterview = { text: string; rows: number };

/** For a chooser: each text once, as it stood first; the most frequent ones first. */
export function unknownInterviews(_rows: readonly DraftRow[]): UnknownInterview[] {
  return [];
}

/** What a person has said a text means: every row that has it, however it is written, names that interview. */
export function chooseInterview(
  rows: readonly DraftRow[],
  _text: string,
  _id: number | undefined,
): DraftRow[] {
  return [...rows];
}

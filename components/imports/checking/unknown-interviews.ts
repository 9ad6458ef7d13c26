import type { DraftRow, NamedInterview } from "@/components/imports/checking/draft-row";
import { nameInterviews } from "@/components/imports/checking/name-interviews";
import { fold } from "@/lib/fold";

/** A text of the interview column that names none, how many rows have it, and which one was chosen for it. */
export type UnknownInterview = { text: string; rows: number; id?: number };

/**
 * For a chooser: each text once, as it stood first; the most frequent ones first. Skipped rows ask nothing. Those that
 * were answered stay, so that the answer is seen and can be changed.
 */
export function unknownInterviews(
  rows: readonly DraftRow[],
  interviews: readonly NamedInterview[],
): UnknownInterview[] {
  const idOf = nameInterviews(interviews);
  const found = new Map<string, UnknownInterview>();
  for (const { interview, skip } of rows) {
    if (!interview || skip !== undefined || idOf(interview.text) !== undefined) continue;
    const key = fold(interview.text);
    const known = found.get(key);
    found.set(key, {
      text: known?.text ?? interview.text,
      rows: (known?.rows ?? 0) + 1,
      id: known?.id ?? interview.id,
    });
  }
  return [...found.values()].sort((one, other) => other.rows - one.rows);
}

/**
 * What a person has said a text of the interview column means: each row that has it, however it is written, names that
 * interview. @param id undefined where these rows name none, and go by the one for all.
 */
export function chooseInterview(rows: readonly DraftRow[], text: string, id: number | undefined): DraftRow[] {
  const key = fold(text);
  return rows.map((row) => {
    if (!row.interview || fold(row.interview.text) !== key) return row;
    return { ...row, interview: id === undefined ? undefined : { text: row.interview.text, id } };
  });
}

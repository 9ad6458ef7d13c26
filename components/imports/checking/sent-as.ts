import type { DraftRow, NamedInterview } from "@/components/imports/checking/draft-row";
import { fold } from "@/lib/fold";

/** Of rows that are sent for an interview with another name than their cell has: that name, by line. */
export function sentAs(
  rows: readonly DraftRow[],
  interviews: readonly NamedInterview[],
): ReadonlyMap<number, string> {
  const nameOf = new Map(interviews.map(({ id, name }) => [id, name]));
  return new Map(
    rows.flatMap(({ line, interview }): [number, string][] => {
      const name = interview?.id === undefined ? undefined : nameOf.get(interview.id);
      return interview && name && fold(name) !== fold(interview.text) ? [[line, name]] : [];
    }),
  );
}

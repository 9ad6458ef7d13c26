import type { DraftState } from "@/components/imports/drafting/draft-state";
import { rowToSend } from "@/components/imports/drafting/saving/rows-to-send";
import { savedSettings, settingsOf } from "@/components/imports/drafting/saving/saved-settings";
import type { SkipReason } from "@/lib/imports/names";
import type { GivenRow, ImportRowView, ImportView } from "@/lib/imports/schema";

type Said = Pick<GivenRow, "cells" | "interviewId" | "suppressCandidateEmail" | "confirm"> & {
  skip: SkipReason | ImportRowView["reason"];
};

/** What somebody has said of a row. Its candidate follows from that, and comes back tidied. */
const said = ({ cells, interviewId, suppressCandidateEmail, confirm, skip }: Said): string =>
  JSON.stringify([cells, interviewId, suppressCandidateEmail, confirm, skip].map((value) => value ?? null));

/** Whether the server’s draft is the one that was saved here, and nobody else’s. */
export function isAsSaved(
  state: DraftState,
  { view, rows }: { view: ImportView; rows: readonly ImportRowView[] },
): boolean {
  if (savedSettings(view) !== JSON.stringify(settingsOf(state))) return false;
  const here = new Map(
    state.rows.map((row) => [row.line, said({ skip: undefined, ...rowToSend(row, state.checks) })]),
  );
  return (
    rows.length === here.size &&
    rows.every((row) => {
      const skip = row.state === "skipped" ? row.reason : undefined;
      return here.get(row.line) === said({ ...row, skip });
    })
  );
}

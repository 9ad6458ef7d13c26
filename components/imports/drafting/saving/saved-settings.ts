import { columnsToKeep } from "@/components/imports/columns-to-keep";
import type { DraftState } from "@/components/imports/drafting/draft-state";
import type { ChangedImport, ImportView } from "@/lib/imports/schema";

/** What holds for all rows, as it is sent. */
export const settingsOf = ({ columns, common, suppress }: DraftState): ChangedImport => ({
  columns: columnsToKeep(columns),
  interviewId: common.interviewId ?? null,
  suppressCandidateEmail: suppress,
});

/** The same of what the server has, as text to compare. */
export const savedSettings = (view: ImportView): string =>
  JSON.stringify({
    columns: view.columns,
    interviewId: view.interviewId ?? null,
    suppressCandidateEmail: view.suppressCandidateEmail,
  });

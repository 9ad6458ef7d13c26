import { candidateName } from "@/components/candidate/candidate-name";
import type { ApplicationMail } from "@/components/handover/application-mail";
import type { AssessmentView } from "@/lib/assessments/schema";
import { type Columns, headerOf, linesOf, tableOf } from "@/lib/csv";
import { mergeHeader } from "@/lib/mail-merge-header";

export type Merged = { row: AssessmentView; mail: ApplicationMail };

// A message has to reach the candidate as it was written, so it stands first.
const columns: Columns<Merged> = [
  [mergeHeader.message, ({ mail }) => mail.body, "prose"],
  [mergeHeader.subject, ({ mail }) => mail.subject],
  [mergeHeader.name, ({ row }) => row.candidate && candidateName(row.candidate)],
  [mergeHeader.firstName, ({ row }) => row.candidate?.firstName],
  [mergeHeader.lastName, ({ row }) => row.candidate?.lastName],
  [mergeHeader.email, ({ row }) => row.candidate?.email],
  [mergeHeader.interview, ({ row }) => row.interview?.name],
  [mergeHeader.link, ({ row }) => row.applicationUrl],
];

/** The messages as a file for a mail merge. */
export const mergeFile = (merged: Merged[]): Blob =>
  new Blob([headerOf(columns), linesOf(columns, merged)], { type: "text/csv;charset=utf-8" });

/** The same for the clipboard, from which spreadsheets take a table. */
export const mergeTable = (merged: Merged[]): string => tableOf(columns, merged);

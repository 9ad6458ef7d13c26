import { candidateName } from "@/components/candidate/candidate-name";
import type { ApplicationMail } from "@/components/handover/application-mail";
import type { AssessmentView } from "@/lib/assessments/schema";
import { type Column, headerOf, linesOf, tableOf } from "@/lib/csv";
import { mergeColumns } from "@/lib/merge-columns";

export type Merged = { row: AssessmentView; mail: ApplicationMail };

const columns: Column<Merged>[] = [
  [mergeColumns.name, ({ row }) => row.candidate && candidateName(row.candidate)],
  [mergeColumns.firstName, ({ row }) => row.candidate?.firstName],
  [mergeColumns.lastName, ({ row }) => row.candidate?.lastName],
  [mergeColumns.email, ({ row }) => row.candidate?.email],
  [mergeColumns.interview, ({ row }) => row.interview?.name],
  [mergeColumns.link, ({ row }) => row.applicationUrl],
  [mergeColumns.subject, ({ mail }) => mail.subject],
  [mergeColumns.message, ({ mail }) => mail.body],
];

/** The messages as a file for a mail merge. */
export const mergeFile = (merged: Merged[]): Blob =>
  new Blob([headerOf(columns), linesOf(columns, merged)], { type: "text/csv;charset=utf-8" });

/** The same for the clipboard, from which spreadsheets take a table. */
export const mergeTable = (merged: Merged[]): string => tableOf(columns, merged);

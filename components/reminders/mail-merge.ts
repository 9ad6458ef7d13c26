import { candidateName } from "@/components/candidate/candidate-name";
import type { ApplicationMail } from "@/components/handover/application-mail";
import type { AssessmentView } from "@/lib/assessments/schema";
import { type Column, headerOf, linesOf, tableOf } from "@/lib/csv";

export type Merged = { row: AssessmentView; mail: ApplicationMail };

/** Column names mail merges expect; in English like every export. */
const columns: Column<Merged>[] = [
  ["Name", ({ row }) => row.candidate && candidateName(row.candidate)],
  ["First name", ({ row }) => row.candidate?.firstName],
  ["Last name", ({ row }) => row.candidate?.lastName],
  ["E-mail", ({ row }) => row.candidate?.email],
  ["Interview", ({ row }) => row.interview?.name],
  ["Link", ({ row }) => row.applicationUrl],
  ["Subject", ({ mail }) => mail.subject],
  ["Message", ({ mail }) => mail.body],
];

/** The messages as a file for a mail merge. */
export const mergeFile = (merged: Merged[]): Blob =>
  new Blob([headerOf(columns), linesOf(columns, merged)], { type: "text/csv;charset=utf-8" });

/** The same for the clipboard, from which spreadsheets take a table. */
export const mergeTable = (merged: Merged[]): string => tableOf(columns, merged);

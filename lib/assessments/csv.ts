import Papa from "papaparse";
import type { AssessmentView } from "@/lib/assessments/schema";

/**
 * What a spreadsheet may take for a formula: the ASCII signs, their full-width forms, and what some trim
 * off before they look. An apostrophe in front makes it text; telephone numbers (`+44…`) get it too.
 */
const formula = /^[\p{White_Space}\p{Cc}\p{Cf}]*[=+\-@|＝＋－＠]|^[\t\r\n]/u;

/**
 * The same where a cell would begin for a spreadsheet that parts a line otherwise: at semicolons and tabs, as
 * in much of Europe, and, as quotes in the middle of its columns mean nothing then, at line breaks.
 */
const innerFormula = /(?<=[;\t\r\n][\p{White_Space}\p{Cc}\p{Cf}"]*)(?=[=+\-@|＝＋－＠])/gu;

const words: Record<AssessmentView["status"], string> = {
  pending: "",
  recommended: "Recommended",
  not_recommended: "Not recommended",
};

const identities: Record<AssessmentView["identity"], string> = {
  invited_here: "Invited here",
  learned: "Learned from the service",
  claimed: "Claimed",
  probable: "Probable",
  unclaimed: "Unclaimed",
};

type Cell = string | number | undefined;

const columns: [string, (view: AssessmentView) => Cell][] = [
  ["Assessment id", (view) => view.id],
  ["Status", (view) => (view.status === "pending" ? "Pending" : "Completed")],
  ["Recommendation", (view) => words[view.status]],
  ["First name", (view) => view.candidate?.firstName],
  ["Last name", (view) => view.candidate?.lastName],
  ["E-mail", (view) => view.candidate?.email],
  ["Phone number", (view) => view.candidate?.phoneNumber],
  ["External id", (view) => view.candidate?.externalId],
  ["Interview", (view) => view.interview?.name],
  ["Created (UTC)", (view) => view.createdAt],
  ["Completed after (UTC)", (view) => view.completedBetween?.after],
  ["Completed before (UTC)", (view) => view.completedBetween?.before],
  ["Detail", (view) => view.detail],
  ["Application link", (view) => view.applicationUrl],
  ["Report link", (view) => view.reportUrl],
  ["Invited by", (view) => view.invitedBy],
  ["Identity", (view) => identities[view.identity]],
  ["Gone since (UTC)", (view) => view.goneSince],
];

const harmless = (cell: Cell): Cell => (typeof cell === "string" ? cell.replace(innerFormula, "'") : cell);

const lines = (rows: Cell[][]): string => `${Papa.unparse(rows, { escapeFormulae: formula })}\r\n`;

/** The file's first line; the mark in front of it tells spreadsheets that it is UTF-8. */
export const csvHeader = (): string => `\ufeff${lines([columns.map(([title]) => title)])}`;

/** One line per assessment, each ended by CRLF (RFC 4180). */
export const csvLines = (views: AssessmentView[]): string =>
  views.length === 0 ? "" : lines(views.map((view) => columns.map(([, cell]) => harmless(cell(view)))));

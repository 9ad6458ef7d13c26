import { type Columns, headerOf, linesOf } from "@/lib/csv";
import type { Store } from "@/lib/db/store";
import { findImport } from "@/lib/imports/find-import";
import { errorsOf, type ImportRow, selectRows } from "@/lib/imports/list-rows";
import type { RowReason } from "@/lib/imports/names";
import type { ImportView } from "@/lib/imports/schema";

/** As every file of ours, in English. */
const reasons: Record<RowReason, string> = {
  faulty: "It couldn’t be sent as it was",
  double_in_file: "The same candidate stands in the file before",
  pending_here: "Already invited",
  completed_here: "Has completed this interview before",
  by_hand: "Left out by hand",
  refused: "Refused by the service",
  refused_otherwise: "Refused by the service, without a reason",
  unanswered: "The service didn’t answer; being looked for",
  did_not_land: "Sent, but never arrived at the service",
  not_called: "Not sent",
  stopped: "Not sent: the import was stopped",
};

const failed = ["skipped", "rejected", "notSent"] as const;

/** Of an import without a file. */
const fields: [title: string, of: (row: ImportRow) => string | null][] = [
  ["E-mail", ({ email }) => email],
  ["First name", ({ first_name }) => first_name],
  ["Last name", ({ last_name }) => last_name],
  ["Phone number", ({ phone_number }) => phone_number],
  ["External ID", ({ external_id }) => external_id],
  ["Résumé", ({ resume_url }) => resume_url],
];

/**
 * The rows nobody was invited by, as the file had them, each with its line and the reason: a CSV that can be mended and
 * imported. @throws ProblemError 404.
 */
export async function writeFailed(store: Store, id: string): Promise<string> {
  const own = await findImport(store, id);
  const rows = await selectRows(store, id).where("r.state", "in", failed).orderBy("r.line").execute();
  const columns: Columns<ImportRow> = [
    ...originalColumns(own.columns),
    ["Line", ({ line }) => line],
    ["Reason", (row) => reasonOf(row, own.interview_id !== null)],
  ];
  return headerOf(columns) + linesOf(columns, rows);
}

function originalColumns(json: string): [title: string, cell: (row: ImportRow) => string | undefined][] {
  const columns = JSON.parse(json) as ImportView["columns"];
  if (columns.length === 0) return fields.map(([title, of]) => [title, (row) => of(row) ?? undefined]);
  return columns.map(({ header }, at) => [
    header,
    ({ cells }) => (cells === null ? undefined : (JSON.parse(cells) as string[])[at]),
  ]);
}

function reasonOf(row: ImportRow, hasInterview: boolean): string {
  const words = Object.values(errorsOf(row, hasInterview) ?? {}).flat();
  const reason = row.reason === null ? "" : reasons[row.reason];
  return words.length > 0 ? `${reason}: ${words.join(" ")}` : reason;
}

import { setImmediate } from "node:timers/promises";
import { type Columns, headerOf, linesOf } from "@/lib/csv";
import type { Store } from "@/lib/db/store";
import type { Batch, ExportReader } from "@/lib/exports/open-file";
import type { RunningExports } from "@/lib/exports/running-exports";
import { findImport, type ImportUser, subjectOf } from "@/lib/imports/find-import";
import { errorsOf, type ImportRow, selectRows } from "@/lib/imports/list-rows";
import type { ColumnKind, RowReason } from "@/lib/imports/names";
import type { ImportView } from "@/lib/imports/schema";

/** As every file of ours, in English. */
const reasons: Record<RowReason, string> = {
  faulty: "It couldn’t be sent as it was: look at its interview, and at whether to e-mail",
  double_in_file: "The same candidate is on an earlier line of the file",
  pending_here: "Already invited",
  completed_here: "Has completed this interview before",
  by_hand: "Left out manually",
  refused: "Refused by the service",
  refused_otherwise: "Refused by the service, without a reason",
  unanswered: "The service didn’t answer; being looked for",
  probable: "The service didn’t answer; probably invited",
  did_not_land: "Sent, but never arrived at the service",
  not_called: "Not sent",
  stopped: "Not sent: the import was stopped",
};

const failed = ["rejected", "notSent"] as const;

/** Cells may be long: a whole import of them isn’t held at once. */
const rowsAtOnce = 100;

type Failed = ImportRow & { original: readonly string[] | undefined };

const fields = {
  email: ["E-mail", ({ email }) => email],
  firstName: ["First name", ({ first_name }) => first_name],
  lastName: ["Last name", ({ last_name }) => last_name],
  phoneNumber: ["Phone number", ({ phone_number }) => phone_number],
  externalId: ["External ID", ({ external_id }) => external_id],
  resumeUrl: ["Résumé", ({ resume_url }) => resume_url],
} satisfies Partial<Record<ColumnKind, [title: string, of: (row: Failed) => string | null]>>;

/**
 * The rows of an import that failed, as the file had them, each with its line and the reason: a CSV that can be corrected
 * and imported. Duplicates and rows left out by hand aren’t in it, since they would be invited by that after all.
 * @throws ProblemError 404; as `RunningExports.begin`.
 */
export async function exportFailedRows(
  { store, exports }: { store: Store; exports: RunningExports },
  id: string,
  exporter: ImportUser,
  reader: ExportReader,
): Promise<ReadableStream<Uint8Array>> {
  const own = await findImport(store, id);
  const columns: Columns<Failed> = [
    ...originalColumns(JSON.parse(own.columns) as ImportView["columns"]),
    ["Line", ({ line }) => line],
    ["Reason", (row) => reasonOf(row, own.interview_id !== null)],
  ];
  return exports.begin(
    {
      exporter,
      actions: { begun: "import_exported", ended: "import_export_ended" },
      subject: subjectOf(own),
      details: {},
      header: headerOf(columns),
      find: async () => batchesOf(store, id, columns),
    },
    reader,
  );
}

async function* batchesOf(
  store: Store,
  id: string,
  columns: Columns<Failed>,
): AsyncGenerator<Batch, undefined> {
  for (let after = 0; ; ) {
    const rows = await selectRows(store, id)
      .where((where) => where.or([where("r.state", "in", failed), where("r.reason", "=", "faulty")]))
      .where("r.line", ">", after)
      .orderBy("r.line")
      .limit(rowsAtOnce)
      .execute();
    const last = rows.at(-1);
    if (!last) return;
    after = last.line;
    for (const row of rows) {
      const original = row.cells === null ? undefined : JSON.parse(row.cells);
      yield { lines: linesOf(columns, [{ ...row, original }]), rows: 1 };
      // A row of long cells takes a few milliseconds: others come between two of them.
      await setImmediate();
    }
  }
}

/** A row that came without its cells has what was made of them. */
function originalColumns(
  columns: ImportView["columns"],
): [title: string, cell: (row: Failed) => string | undefined][] {
  if (columns.length === 0)
    return Object.values(fields).map(([title, of]) => [title, (row) => of(row) ?? undefined]);
  return columns.map(({ header, as }, at) => [
    header,
    (row) => (row.original ? row.original[at] : isField(as) ? (fields[as][1](row) ?? undefined) : undefined),
  ]);
}

const isField = (kind: ColumnKind): kind is keyof typeof fields => kind in fields;

function reasonOf(row: ImportRow, hasInterview: boolean): string {
  const words = Object.values(errorsOf(row, hasInterview) ?? {}).flat();
  if (row.reason === "faulty" && words.length > 0) return words.join(" ");
  const reason = row.reason === null ? "" : reasons[row.reason];
  return words.length > 0 ? `${reason}: ${words.join(" ")}` : reason;
}

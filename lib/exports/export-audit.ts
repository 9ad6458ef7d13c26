import { auditColumns } from "@/lib/audit/csv";
import { type AuditPlace, findEntries } from "@/lib/audit/find-entries";
import type { AuditFilter } from "@/lib/audit/schema";
import { headerOf, linesOf } from "@/lib/csv";
import type { Store } from "@/lib/db/store";
import type { Batch, ExportReader } from "@/lib/exports/open-file";
import type { RunningExports } from "@/lib/exports/running-exports";

// Reading a batch blocks the event loop for a few milliseconds.
const batchSize = 500;

/** All matching entries but its own, as CSV, newest first. @throws like `RunningExports.begin`. */
export const exportAudit = (
  { store, exports }: { store: Store; exports: RunningExports },
  filter: AuditFilter,
  exporter: { id: string; name: string },
  reader: ExportReader,
): Promise<ReadableStream<Uint8Array>> =>
  exports.begin(
    {
      exporter,
      actions: { begun: "audit_exported", ended: "audit_export_ended" },
      details: filter,
      header: headerOf(auditColumns),
      find: async (exportId) => batchesOf(store, filter, exportId),
    },
    reader,
  );

async function* batchesOf(
  store: Store,
  filter: AuditFilter,
  exportId: string,
): AsyncGenerator<Batch, undefined> {
  let last: AuditPlace | undefined;
  do {
    const entries = await findEntries(store, filter, last, batchSize);
    last = entries.length === batchSize ? entries.at(-1) : undefined;
    const others = entries.filter((entry) => entry.subject.id !== exportId);
    if (others.length > 0) yield { lines: linesOf(auditColumns, others), rows: others.length };
  } while (last);
}

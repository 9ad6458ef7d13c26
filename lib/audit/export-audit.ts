import { auditColumns } from "@/lib/audit/csv";
import { type AuditPlace, findEntries } from "@/lib/audit/find-entries";
import type { AuditFilter } from "@/lib/audit/schema";
import { headerOf, linesOf } from "@/lib/csv";
import type { Store } from "@/lib/db/store";
import type { Batch, ExportDesk, ExportReader } from "@/lib/exports/export-desk";

/** One batch's reading holds the event loop for a few milliseconds. */
const batchSize = 500;

/**
 * All entries that match, as CSV, the newest first, read as fast as the reader takes them. What the export itself
 * leaves in the log is not in the file.
 * @throws what `ExportDesk.begin` does.
 */
export const exportAudit = (
  { store, exports }: { store: Store; exports: ExportDesk },
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

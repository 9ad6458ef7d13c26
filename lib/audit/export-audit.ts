import { randomUUID } from "node:crypto";
import type { AuditAction } from "@/lib/audit/actions";
import { auditColumns } from "@/lib/audit/csv";
import { type AuditPlace, findEntries } from "@/lib/audit/find-entries";
import { recordAudit } from "@/lib/audit/record-audit";
import type { AuditFilter } from "@/lib/audit/schema";
import { type MayGoOn, RightsEnded } from "@/lib/auth/rights-ended";
import { headerOf, linesOf } from "@/lib/csv";
import type { Store } from "@/lib/db/store";

/** One batch's reading holds the event loop for a few milliseconds. */
const batchSize = 500;

/**
 * All entries that match, as CSV in UTF-8, the newest first, read as fast as the reader takes them. The
 * export itself is in the log before the first byte leaves, and at its end, also when the reader goes away;
 * neither entry is in the file.
 * @param mayGoOn asked before each batch; the file breaks off, as a failure, where they no longer may have it.
 */
export async function exportAudit(
  store: Store,
  filter: AuditFilter,
  exporter: { id: string; name: string },
  mayGoOn: MayGoOn,
): Promise<ReadableStream<Uint8Array>> {
  const subject = { type: "export", id: randomUUID() } as const;
  const record = (action: AuditAction, details: Record<string, unknown>) =>
    recordAudit(store.db, { actor: exporter, action, subject, details, at: store.now() });
  await record("audit_exported", filter);

  const encoder = new TextEncoder();
  let written = 0;
  let last: AuditPlace | undefined;
  return new ReadableStream<Uint8Array>(
    {
      start: (controller) => controller.enqueue(encoder.encode(headerOf(auditColumns))),
      async pull(controller) {
        if (!(await mayGoOn())) {
          await record("audit_export_ended", { rows: written, complete: false });
          throw new RightsEnded();
        }
        const entries = await findEntries(store, filter, last, batchSize);
        last = entries.at(-1);
        const others = entries.filter((entry) => entry.subject.id !== subject.id);
        if (others.length > 0) controller.enqueue(encoder.encode(linesOf(auditColumns, others)));
        written += others.length;
        if (entries.length === batchSize) return;
        await record("audit_export_ended", { rows: written, complete: true });
        controller.close();
      },
      cancel: () => record("audit_export_ended", { rows: written, complete: false }),
    },
    { highWaterMark: 1 },
  );
}

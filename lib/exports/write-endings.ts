import type { Logger } from "pino";
import { type AuditEntry, recordAudit } from "@/lib/audit/record-audit";
import type { Store } from "@/lib/db/store";

export type Endings = {
  /** Writes an entry now, or with one of the next retries. Never fails. */
  write(entry: AuditEntry): Promise<void>;
  retry(): Promise<void>;
  areLeft(): boolean;
};

/** @param parts.onLeft called when the store didn't take an entry: it has to be retried. */
export function openEndings(parts: { store: Pick<Store, "db">; log: Logger; onLeft: () => void }): Endings {
  const { store, log, onLeft } = parts;
  const unwritten = new Set<AuditEntry>();

  async function write(entry: AuditEntry): Promise<void> {
    try {
      await recordAudit(store.db, entry);
      unwritten.delete(entry);
    } catch (error) {
      if (!unwritten.has(entry)) log.warn({ err: error }, "an export's end is not in the audit log yet");
      unwritten.add(entry);
      onLeft();
    }
  }

  return {
    write,
    async retry() {
      await Promise.all([...unwritten].map(write));
    },
    areLeft: () => unwritten.size > 0,
  };
}

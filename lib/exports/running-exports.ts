import { randomUUID } from "node:crypto";
import type { Logger } from "pino";
import { v7 } from "uuid";
import type { AuditAction } from "@/lib/audit/actions";
import type { AuditSubject } from "@/lib/audit/audit-subject";
import { type AuditEntry, recordAudit } from "@/lib/audit/record-audit";
import { lockSource } from "@/lib/db/locks/lock-source";
import type { Store } from "@/lib/db/store";
import { tooMany } from "@/lib/errors";
import { type Batch, type ExportFile, type ExportReader, openFile } from "@/lib/exports/open-file";
import { openEndings } from "@/lib/exports/write-endings";

type Export = {
  exporter: { id: string; name: string };
  actions: { begun: AuditAction; ended: AuditAction };
  details: Record<string, unknown>;
  /** The source of the assessments, and their ids where they were chosen singly. */
  about?: { sourceId: string; assessmentIds?: number[] };
  /** What the log’s entries are about, if not the export itself. */
  subject?: AuditSubject;
  header: string;
  find: (exportId: string) => Promise<AsyncIterator<Batch>>;
};

export type RunningExports = {
  /** @throws ProblemError 429 `too_many_exports` where this person has too many under way. */
  refuseMore(person: { id: string }): void;
  /** Begins a file, recorded before its first byte. @throws ProblemError 429 `too_many_exports`; what `find` throws. */
  begin(wanted: Export, reader: ExportReader): Promise<ReadableStream<Uint8Array>>;
  size(): number;
  /** Breaks all of them off, before the process ends. */
  close(): Promise<void>;
};

// One being loaded, one of the other list, and one that was given up but isn't noticed yet.
const mostOfOne = 3;
// As often as streams of changes check their session.
const usualLookEveryMs = 5_000;
// By then one of them may have ended.
const refusedForMs = 30_000;

// Next doesn't report an error of this name.
const stopping = () => new DOMException("Shortlist is stopping.", "AbortError");

const tooManyExports = (atMost: number) =>
  tooMany(
    `You have ${atMost} exports under way. Wait until one is done, or cancel one, then try again.`,
    refusedForMs,
    { reason: "too_many_exports", params: { atMost } },
  );

function entriesOf(
  { exporter, actions, details, about, subject }: Export,
  exportId: string,
  now: () => Date,
) {
  const entry = (action: AuditAction, said: Record<string, unknown>, what: Export["about"]): AuditEntry => ({
    id: v7(),
    actor: exporter,
    action,
    subject: subject ?? { type: "export", id: exportId, ...what },
    details: said,
    at: now(),
  });
  return {
    begun: () => entry(actions.begun, details, about),
    ended: (said: { rows: number; complete: boolean }) =>
      entry(actions.ended, said, about && { sourceId: about.sourceId }),
  };
}

/** Each process counts its own. `atMost` is per person; rights are checked every `lookEveryMs`. */
export function openRunningExports(parts: {
  store: Pick<Store, "db" | "now">;
  log: Logger;
  atMost?: number;
  lookEveryMs?: number;
}): RunningExports {
  const { store, log, atMost = mostOfOne, lookEveryMs = usualLookEveryMs } = parts;
  // By file: its reader's id.
  const running = new Map<ExportFile, string>();
  const ending = new Set<Promise<void>>();
  const endings = openEndings({ store, log, onLeft: lookLater });
  let timer: NodeJS.Timeout | undefined;
  let isClosed = false;

  // While nobody reads a file, no batch of it checks rights.
  async function look(): Promise<void> {
    await Promise.all([...[...running.keys()].map((file) => file.checkRights()), endings.retry()]);
    timer = undefined;
    if (running.size > 0 || endings.areLeft()) lookLater();
  }

  function lookLater(): void {
    if (!isClosed) timer ??= setTimeout(() => void look(), lookEveryMs).unref();
  }

  function refuseMore({ id }: { id: string }): void {
    const own = [...running.values()].filter((personId) => personId === id);
    if (own.length < atMost) return;
    throw tooManyExports(atMost);
  }

  function begin(file: ExportFile, personId: string): void {
    running.set(file, personId);
    lookLater();
    if (isClosed) void file.breakOff(stopping());
    else file.watchReader();
  }

  // A beginning that was never recorded needs no recorded end.
  function noteEnd(begun: Promise<void>, entry: () => AuditEntry): Promise<void> {
    const writing = begun.then(
      () => endings.write(entry()),
      () => undefined,
    );
    ending.add(writing);
    void writing.finally(() => ending.delete(writing));
    return writing;
  }

  return {
    refuseMore,
    async begin(wanted, reader) {
      refuseMore(wanted.exporter);
      const exportId = randomUUID();
      const entries = entriesOf(wanted, exportId, () => store.now());
      const begun = store.db.transaction().execute(async (transaction) => {
        // Prevents an erasure between reading the names and writing them.
        if (wanted.about) await lockSource(transaction, wanted.about.sourceId);
        await recordAudit(transaction, entries.begun());
      });
      const file = openFile(wanted.header, reader, (said) => {
        running.delete(file);
        return noteEnd(begun, () => entries.ended(said));
      });
      begin(file, wanted.exporter.id);
      try {
        await begun;
        file.fill(await wanted.find(exportId));
      } catch (error) {
        await file.breakOff(error);
        throw error;
      }
      return file.stream;
    },
    size: () => running.size,
    async close() {
      isClosed = true;
      clearTimeout(timer);
      for (const file of [...running.keys()]) void file.breakOff(stopping());
      await Promise.all(ending);
      await endings.retry();
    },
  };
}

import { randomUUID } from "node:crypto";
import type { Logger } from "pino";
import { v7 } from "uuid";
import type { AuditAction } from "@/lib/audit/actions";
import { type AuditEntry, recordAudit } from "@/lib/audit/record-audit";
import { type MayGoOn, RightsEnded } from "@/lib/auth/rights-ended";
import type { Store } from "@/lib/db/store";
import { tooMany } from "@/lib/errors";

/** Some rows of a file. */
export type Batch = { lines: string; rows: number };

export type Export = {
  exporter: { id: string; name: string };
  /** Its two entries in the audit log. */
  actions: { begun: AuditAction; ended: AuditAction };
  /** What was asked for. */
  details: Record<string, unknown>;
  /** Whose assessments they are, and which, where they were chosen one by one. */
  about?: { sourceId: string; assessmentIds?: number[] };
  header: string;
  /** Looks for what is to be in it. */
  find: (exportId: string) => Promise<AsyncIterator<Batch>>;
};

/** The reader of a file. */
export type ExportReader = {
  /** Asked before each batch and every few seconds: where it says no, the file breaks off, as a failure. */
  mayGoOn: MayGoOn;
  /** Aborted when the reader is gone, also before the file is read at all. */
  signal: AbortSignal;
};

/** Has files made as fast as they are read, and says in the audit log how each of them ended. */
export type ExportDesk = {
  /** @throws ProblemError 429 `too_many_exports` where this person has as many under way as they may. */
  refuseMore(person: { id: string }): void;
  /**
   * Begins a file, in UTF-8. It is on record before the first byte leaves; how many rows it became is once it ended,
   * however that came about, and only once.
   * @throws ProblemError 429 `too_many_exports`; whatever `find` throws.
   */
  begin(wanted: Export, reader: ExportReader): Promise<ReadableStream<Uint8Array>>;
  /** How many are under way. */
  size(): number;
  /** Breaks all of them off: the process ends. */
  close(): Promise<void>;
};

/** One that is waited for, one of the other list, and one that was given up and isn't known to be gone yet. */
const mostOfOne = 3;
/** As soon as streams of changes end with their session. */
const usualLookEveryMs = 5_000;
/** Meanwhile one of them may have ended. */
const refusedForMs = 30_000;

/** By this name Next takes it for no failure. */
const stopping = () => new DOMException("Shortlist is stopping.", "AbortError");

type Running = { personId: string; mayGoOn: MayGoOn; breakOff: (why: Error) => Promise<void> };

/**
 * Opens the desk of this process: behind a load balancer a person has so many exports in each instance.
 * @param parts.atMost how many one person may have under way. @param parts.lookEveryMs how often rights are asked for.
 */
export function openExportDesk(parts: {
  store: Pick<Store, "db" | "now">;
  log: Logger;
  atMost?: number;
  lookEveryMs?: number;
}): ExportDesk {
  const { store, log, atMost = mostOfOne, lookEveryMs = usualLookEveryMs } = parts;
  const encoder = new TextEncoder();
  const running = new Set<Running>();
  const ending = new Set<Promise<void>>();
  /** Endings that the store didn't take. */
  const unwritten = new Set<AuditEntry>();
  let timer: NodeJS.Timeout | undefined;
  let isClosed = false;

  async function write(entry: AuditEntry): Promise<void> {
    try {
      await recordAudit(store.db, entry);
      unwritten.delete(entry);
    } catch (error) {
      if (!unwritten.has(entry)) log.warn({ err: error }, "an export's end is not in the audit log yet");
      unwritten.add(entry);
      lookLater();
    }
  }

  /** While nobody reads a file, no batch of it asks. */
  async function checkRights({ mayGoOn, breakOff }: Running): Promise<void> {
    // A store that doesn't answer has taken no rights away.
    if (!(await mayGoOn().catch(() => true))) await breakOff(new RightsEnded());
  }

  async function look(): Promise<void> {
    await Promise.all([...[...running].map(checkRights), ...[...unwritten].map(write)]);
    timer = undefined;
    if (running.size > 0 || unwritten.size > 0) lookLater();
  }

  function lookLater(): void {
    if (!isClosed) timer ??= setTimeout(() => void look(), lookEveryMs).unref();
  }

  function refuseMore({ id }: { id: string }): void {
    const own = [...running].filter(({ personId }) => personId === id);
    if (own.length < atMost) return;
    throw tooMany(
      `You have ${atMost} exports under way. Wait until one is done, or cancel one, then try again.`,
      refusedForMs,
      { reason: "too_many_exports", params: { atMost } },
    );
  }

  return {
    refuseMore,
    async begin({ exporter, actions, details, about, header, find }, { mayGoOn, signal }) {
      refuseMore(exporter);
      const exportId = randomUUID();
      const entry = (action: AuditAction, said: Record<string, unknown>, what = about): AuditEntry => ({
        id: v7(),
        actor: exporter,
        action,
        subject: { type: "export", id: exportId, ...what },
        details: said,
        at: store.now(),
      });
      let rows = 0;
      /** Let go with the end: the stream itself is held for as long as its connection. */
      let batches: AsyncIterator<Batch> | undefined;
      let controller: ReadableStreamDefaultController<Uint8Array> | undefined;
      let ended: Promise<void> | undefined;

      const begun = recordAudit(store.db, entry(actions.begun, details));
      /** Of several ends the first one counts. */
      function end(complete: boolean): Promise<void> {
        if (ended) return ended;
        running.delete(own);
        signal.removeEventListener("abort", leave);
        batches = undefined;
        const source = about && { sourceId: about.sourceId };
        const writing = begun.then(
          () => write(entry(actions.ended, { rows, complete }, source)),
          () => undefined,
        );
        ended = writing;
        ending.add(writing);
        void writing.finally(() => ending.delete(writing));
        return writing;
      }
      async function breakOff(why: Error): Promise<void> {
        if (ended) return ended;
        controller?.error(why);
        return end(false);
      }
      const leave = () => void breakOff(isClosed ? stopping() : signal.reason);
      const own: Running = { personId: exporter.id, mayGoOn, breakOff };

      const stream = new ReadableStream<Uint8Array>(
        {
          start(given) {
            controller = given;
            given.enqueue(encoder.encode(header));
          },
          async pull(given) {
            try {
              if (!(await mayGoOn())) throw new RightsEnded();
              const batch = await batches?.next();
              if (ended || !batch) return;
              if (batch.done) {
                await end(true);
                return given.close();
              }
              rows += batch.value.rows;
              given.enqueue(encoder.encode(batch.value.lines));
            } catch (error) {
              // What fails after its end is no failure of it.
              if (ended) return;
              await end(false);
              throw error;
            }
          },
          cancel: () => end(false),
        },
        { highWaterMark: 1 },
      );

      running.add(own);
      lookLater();
      if (signal.aborted || isClosed) leave();
      else signal.addEventListener("abort", leave);
      try {
        await begun;
        const found = await find(exportId);
        if (!ended) batches = found;
      } catch (error) {
        await end(false);
        throw error;
      }
      return stream;
    },
    size: () => running.size,
    async close() {
      isClosed = true;
      clearTimeout(timer);
      for (const { breakOff } of [...running]) void breakOff(stopping());
      await Promise.all(ending);
      await Promise.all([...unwritten].map(write));
    },
  };
}

import { AccessRevoked, type MayGoOn } from "@/lib/auth/access-revoked";

export type Batch = { lines: string; rows: number };

export type ExportReader = {
  /** Asked before each batch and every few seconds. On a no, the file breaks off as a failure. */
  mayGoOn: MayGoOn;
  /** Aborted when the reader has gone, perhaps before the first read. */
  signal: AbortSignal;
};

export type ExportFile = {
  stream: ReadableStream<Uint8Array>;
  /** From now on the file breaks off when the reader goes, or at once if they have gone. */
  watchReader(): void;
  fill(batches: AsyncIterator<Batch>): void;
  checkRights(): Promise<void>;
  /** Ends it as a failure. Only the first end counts. */
  breakOff(why: unknown): Promise<void>;
};

const encoder = new TextEncoder();

/** @param onEnd called once, with the number of rows written, when the file is complete or broken off. */
export function openFile(
  header: string,
  { mayGoOn, signal }: ExportReader,
  onEnd: (ended: { rows: number; complete: boolean }) => Promise<void>,
): ExportFile {
  let rows = 0;
  // Dropped at the end: the stream itself lives as long as its connection.
  let batches: AsyncIterator<Batch> | undefined;
  let controller: ReadableStreamDefaultController<Uint8Array> | undefined;
  let ended: Promise<void> | undefined;

  function end(complete: boolean): Promise<void> {
    if (ended) return ended;
    signal.removeEventListener("abort", leave);
    batches = undefined;
    ended = onEnd({ rows, complete });
    return ended;
  }

  async function breakOff(why: unknown): Promise<void> {
    if (ended) return ended;
    controller?.error(why);
    return end(false);
  }
  const leave = () => void breakOff(signal.reason);

  const stream = new ReadableStream<Uint8Array>(
    {
      start(given) {
        controller = given;
        given.enqueue(encoder.encode(header));
      },
      async pull(given) {
        try {
          if (!(await mayGoOn())) throw new AccessRevoked();
          const batch = await batches?.next();
          if (ended || !batch) return;
          if (batch.done) {
            await end(true);
            return given.close();
          }
          rows += batch.value.rows;
          given.enqueue(encoder.encode(batch.value.lines));
        } catch (error) {
          // A failure after the end isn't one of the file.
          if (ended) return;
          await end(false);
          throw error;
        }
      },
      cancel: () => end(false),
    },
    { highWaterMark: 1 },
  );

  return {
    stream,
    watchReader() {
      if (signal.aborted) leave();
      else signal.addEventListener("abort", leave);
    },
    fill(given) {
      if (!ended) batches = given;
    },
    async checkRights() {
      // A store that doesn't answer took no rights away.
      if (!(await mayGoOn().catch(() => true))) await breakOff(new AccessRevoked());
    },
    breakOff,
  };
}

import type { Role } from "@/lib/db/types";

/** Whose stream it is: the person, the session, and the role that counted when it was opened. */
export type FeedReader = { memberId: string; sessionId: string; role: Role };

/** One open stream, as the hub writes to it. */
export type Listener = {
  reader: FeedReader;
  /** @returns false, and takes nothing, while its reader has not fetched what was written before. */
  write(bytes: Uint8Array): boolean;
  /** When it last took something, by `performance.now()`. */
  writtenAtMs(): number;
  /** Since when what was written lies there and nothing is fetched, by `performance.now()`; `Infinity` if nothing does. */
  unreadSinceMs(): number;
  /** Ends the stream after these last bytes, if any. */
  end(last?: Uint8Array): void;
  isOpen(): boolean;
};

/** What a reader may leave lying before nothing more is written for it, in bytes. */
const bufferBytes = 128 * 1024;

/**
 * A stream of bytes and its writing end.
 * @param on.ready called when a reader for whom a write was refused has caught up with what was written.
 * @param on.gone called once when the stream is over, whoever ended it.
 */
export function openListener(
  reader: FeedReader,
  signal: AbortSignal,
  on: { ready: (listener: Listener) => void; gone: (listener: Listener) => void },
): { listener: Listener; stream: ReadableStream<Uint8Array> } {
  let controller: ReadableStreamDefaultController<Uint8Array> | undefined;
  let isRefused = false;
  let writtenAtMs = performance.now();
  let unreadSinceMs = Number.POSITIVE_INFINITY;

  const listener: Listener = {
    reader,
    write(bytes) {
      if (!controller || (controller.desiredSize ?? 0) <= 0) {
        isRefused = true;
        return false;
      }
      controller.enqueue(bytes);
      writtenAtMs = performance.now();
      // A reader that waits for it has it at once.
      const isFetched = controller.desiredSize === bufferBytes;
      unreadSinceMs = isFetched ? Number.POSITIVE_INFINITY : Math.min(unreadSinceMs, writtenAtMs);
      return true;
    },
    writtenAtMs: () => writtenAtMs,
    unreadSinceMs: () => unreadSinceMs,
    end(last) {
      if (!controller) return;
      if (last) controller.enqueue(last);
      controller.close();
      gone();
    },
    isOpen: () => controller !== undefined,
  };

  function gone(): void {
    if (!controller) return;
    controller = undefined;
    signal.removeEventListener("abort", abort);
    on.gone(listener);
  }
  const abort = () => listener.end();

  const stream = new ReadableStream<Uint8Array>(
    {
      start(given) {
        controller = given;
      },
      pull() {
        const isFetched = controller?.desiredSize === bufferBytes;
        unreadSinceMs = isFetched ? Number.POSITIVE_INFINITY : performance.now();
        if (!isRefused) return;
        isRefused = false;
        on.ready(listener);
      },
      cancel: gone,
    },
    new ByteLengthQueuingStrategy({ highWaterMark: bufferBytes }),
  );
  if (signal.aborted) abort();
  else signal.addEventListener("abort", abort);
  return { listener, stream };
}

import type { Limit } from "@/lib/db/visibility/limit";
import type { Role } from "@/lib/roles";

export type FeedReader = { memberId: string; sessionId: string; role: Role; limit?: Limit };

export type Listener = {
  reader: FeedReader;
  /** @returns false, and takes nothing, until the reader has fetched what was written before. */
  write(bytes: Uint8Array): boolean;
  writtenAtMs(): number;
  /** By `performance.now()`; `Infinity` when everything is fetched. */
  unreadSinceMs(): number;
  end(last?: Uint8Array): void;
  isOpen(): boolean;
};

const bufferBytes = 128 * 1024;

/** @param on.ready called when a reader has caught up after a refused write. */
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

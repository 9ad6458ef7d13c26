import type { Reply } from "@/lib/assessment-api/connections";
import type { Deadline } from "@/lib/assessment-api/deadline";

const declaredTooLarge = (headers: Reply["headers"], maxBytes: number) =>
  Number(headers.get("content-length") ?? 0) > maxBytes;

/** Kept in the pieces that arrived: joining a long list would block the event loop. */
export type Body = Uint8Array<ArrayBuffer>[];

/** A piece that shares its memory can't be given to another thread. */
const onItsOwn = (piece: Uint8Array): Uint8Array<ArrayBuffer> =>
  piece.buffer instanceof ArrayBuffer && piece.byteLength === piece.buffer.byteLength
    ? (piece as Uint8Array<ArrayBuffer>)
    : new Uint8Array(piece);

export type BodySink = {
  begin(): void;
  /** @param piece may share its memory. @returns what to wait for before the next piece. */
  take(piece: Uint8Array): void | Promise<void>;
};

export function collect(): BodySink & { body: Body } {
  const body: Body = [];
  return { body, begin: () => body.splice(0), take: (piece) => void body.push(onItsOwn(piece)) };
}

/**
 * @param call once it has ended, the sink gets nothing more: the next call may be using it.
 * @returns the decompressed bytes; undefined when they are too many, or the call has ended.
 * @throws what the stream throws when the connection breaks off.
 */
export async function readBody(
  { headers, body }: Pick<Reply, "headers" | "body">,
  maxBytes: number,
  sink: BodySink,
  call: Pick<Deadline, "heard" | "signal">,
): Promise<number | undefined> {
  if (declaredTooLarge(headers, maxBytes)) return undefined;
  sink.begin();
  let bytes = 0;
  for await (const piece of body) {
    if (call.signal.aborted) return undefined;
    call.heard();
    bytes += piece.byteLength;
    if (bytes > maxBytes) return undefined;
    const wait = piece.byteLength > 0 ? sink.take(piece) : undefined;
    if (wait) await wait;
  }
  return bytes;
}

export const decodeBody = (body: Body): string => new TextDecoder().decode(Buffer.concat(body));

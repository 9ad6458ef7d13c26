import type { BodySink } from "@/lib/assessment-api/read-body";

/** The network's pieces are small: one message each would be thousands, and leave memory in tatters. */
const packBytes = 1 << 20;

/**
 * Packs the pieces of a body into larger ones, which are given away.
 * @param give gets each when it is full, in memory of its own.
 */
export function packPieces(begin: () => void, give: (pack: Uint8Array<ArrayBuffer>) => void) {
  let pack = new Uint8Array(0);
  let length = 0;

  function flush(): void {
    if (length > 0) give(length === pack.length ? pack : pack.slice(0, length));
    pack = new Uint8Array(0);
    length = 0;
  }

  const sink: BodySink = {
    begin() {
      pack = new Uint8Array(0);
      length = 0;
      begin();
    },
    take(piece) {
      for (let at = 0; at < piece.length; ) {
        if (length === pack.length) {
          flush();
          pack = new Uint8Array(packBytes);
        }
        const part = piece.subarray(at, at + pack.length - length);
        pack.set(part, length);
        length += part.length;
        at += part.length;
      }
    },
  };
  return { sink, flush };
}

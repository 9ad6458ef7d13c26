import type { BodySink } from "@/lib/assessment-api/read-body";

/** The network's pieces are small: as messages they would be thousands, and fragment memory. */
const packBytes = 1 << 20;
/** With more unread, the network has to wait; otherwise the whole list would be in memory. */
const mostGiven = 8;

export type PackPieces = {
  sink: BodySink;
  flush(): void;
  takeBack(memory: ArrayBuffer): void;
  end(): void;
};

/** Packs a body's pieces into larger ones. @param give gets each of them, in its own memory. */
export function packPieces(begin: () => void, give: (pack: Uint8Array<ArrayBuffer>) => void): PackPieces {
  let pack = new Uint8Array(0);
  let length = 0;
  let given = 0;
  let isOver = false;
  const spare: ArrayBuffer[] = [];
  let wait: Promise<void> | undefined;
  let endWait: () => void = () => undefined;

  function flush(): void {
    if (length === 0) return;
    given += 1;
    give(pack.subarray(0, length));
    pack = new Uint8Array(0);
    length = 0;
  }

  function goOn(): void {
    endWait();
    wait = undefined;
  }

  function nextTakenBack(): Promise<void> {
    wait ??= new Promise((resolve) => {
      endWait = resolve;
    });
    return wait;
  }

  const sink: BodySink = {
    begin() {
      length = 0;
      begin();
    },
    take(piece) {
      for (let at = 0; at < piece.length; ) {
        if (length === pack.length) {
          flush();
          pack = new Uint8Array(spare.pop() ?? new ArrayBuffer(packBytes));
        }
        const part = piece.subarray(at, at + pack.length - length);
        pack.set(part, length);
        length += part.length;
        at += part.length;
      }
      return given < mostGiven || isOver ? undefined : nextTakenBack();
    },
  };
  return {
    sink,
    flush,
    takeBack(memory) {
      given -= 1;
      if (spare.length < mostGiven) spare.push(memory);
      goOn();
    },
    end() {
      isOver = true;
      goOn();
    },
  };
}

import type { BodySink } from "@/lib/assessment-api/read-body";

/** The network's pieces are small: one message each would be thousands, and leave memory in tatters. */
const packBytes = 1 << 20;
/** So many may be on their way: the network waits for who takes them, or they would be all of the list. */
const mostGiven = 8;

export type PackPieces = {
  sink: BodySink;
  /** Gives what there is: the body has come to its end. */
  flush(): void;
  /** A pack was taken, and its memory may be used again. */
  takeBack(memory: ArrayBuffer): void;
  /** Nothing comes back any more: no piece waits from now on. */
  end(): void;
};

/**
 * Packs the pieces of a body into larger ones, which are given away and come back.
 * @param give gets each when it is full, in memory of its own.
 */
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

/** Puts a body together as it comes. What was put together before it stays until it is let go. */
export type BodyBuffer = {
  begin(): void;
  take(piece: Uint8Array): void;
  /** @returns the whole of it. Another one goes elsewhere, as long as this one is not let go. */
  end(): Buffer;
};

const firstBytes = 1 << 20;

/**
 * Two pieces of memory take turns, the last list being in one: a new one each time is work for the collector.
 * One that is too small grows by half; what of it isn't written to costs nothing yet.
 * @param lastBody what must not be written over.
 */
export function createBodyBuffer(lastBody: () => Buffer | undefined): BodyBuffer {
  const buffers = [Buffer.alloc(0), Buffer.alloc(0)];
  let turn = 0;
  let length = 0;
  const current = () => buffers[turn] ?? Buffer.alloc(0);

  function reserve(bytes: number): void {
    const before = current();
    if (before.length >= bytes) return;
    const wider = Buffer.allocUnsafeSlow(Math.max(bytes, firstBytes, Math.ceil(before.length * 1.5)));
    before.copy(wider, 0, 0, length);
    buffers[turn] = wider;
  }

  return {
    begin() {
      const last = lastBody();
      turn = buffers[0]?.buffer === last?.buffer ? 1 : 0;
      length = 0;
      // Most lists are about as long as the one before.
      if (last) reserve(Math.ceil(last.length * 1.125));
    },
    take(piece) {
      reserve(length + piece.length);
      current().set(piece, length);
      length += piece.length;
    },
    end: () => current().subarray(0, length),
  };
}

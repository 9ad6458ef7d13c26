import { parsePart } from "@/lib/mirror/comparing/split-list";

export type HeldItems = {
  /** @param place beyond all held before. */
  hold(place: number, bytes: Uint8Array, start: number, end: number): void;
  /** @returns undefined when it isn't held. @throws BodyUnreadable */
  read(place: number): unknown;
  letGoBefore(place: number): void;
};

const firstBytes = 1 << 16;
const mostBytes = 1 << 25;

/** Uses a few large pieces of memory, so that growing copies nothing. */
export function holdItems(): HeldItems {
  const chunks: { memory: Uint8Array<ArrayBuffer>; from: number }[] = [];
  let bytesHeld = 0;
  let letGo = 0;
  let count = 0;
  let places = new Uint32Array(256);
  let starts = new Float64Array(257);

  function chunkFor(length: number) {
    const current = chunks.at(-1);
    if (current && bytesHeld - current.from + length <= current.memory.length) return current;
    const wanted = Math.min(current ? current.memory.length * 2 : firstBytes, mostBytes);
    const next = { memory: new Uint8Array(Math.max(length, wanted)), from: bytesHeld };
    chunks.push(next);
    return next;
  }

  function widen(): void {
    const more = new Uint32Array(places.length * 2);
    more.set(places);
    places = more;
    const moreStarts = new Float64Array(places.length + 1);
    moreStarts.set(starts);
    starts = moreStarts;
  }

  function indexOf(place: number): number {
    let low = 0;
    let high = count;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((places[middle] ?? 0) < place) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  return {
    hold(place, bytes, start, end) {
      if (count === places.length) widen();
      const { memory, from } = chunkFor(end - start);
      memory.set(bytes.subarray(start, end), bytesHeld - from);
      places[count] = place;
      count += 1;
      bytesHeld += end - start;
      starts[count] = bytesHeld;
    },
    read(place) {
      const index = indexOf(place);
      const start = starts[index] ?? 0;
      if (index === count || places[index] !== place) return undefined;
      const chunk = chunks.findLast(({ from }) => from <= start);
      if (!chunk) return undefined;
      return parsePart(chunk.memory, start - chunk.from, (starts[index + 1] ?? 0) - chunk.from);
    },
    letGoBefore(place) {
      const start = starts[indexOf(place)] ?? 0;
      while (letGo < chunks.length && (chunks[letGo + 1]?.from ?? bytesHeld) <= start) {
        // Freed at once: an idle garbage collector would leave hundreds of megabytes.
        chunks[letGo]?.memory.buffer.transfer(0);
        letGo += 1;
      }
    },
  };
}

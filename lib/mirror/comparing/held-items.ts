import { parsePart } from "@/lib/mirror/comparing/split-list";

/** Items of a list that have to be read later, as they came. */
export type HeldItems = {
  /** @param place is beyond all held before. */
  hold(place: number, bytes: Uint8Array, start: number, end: number): void;
  /** @returns the item as JSON; undefined when it isn't held. @throws BodyUnreadable */
  read(place: number): unknown;
};

const firstBytes = 1 << 16;
const mostBytes = 1 << 25;

/** In few large pieces of memory: nothing is copied again when there are more, and a system takes them back. */
export function holdItems(): HeldItems {
  const chunks: Buffer[] = [];
  let filled = 0;
  const places: number[] = [];
  const inChunk: number[] = [];
  const starts: number[] = [];
  const ends: number[] = [];

  function reserve(length: number): Buffer {
    const current = chunks.at(-1);
    if (current && filled + length <= current.length) return current;
    const next = Buffer.allocUnsafeSlow(
      Math.max(length, Math.min((current?.length ?? firstBytes / 2) * 2, mostBytes)),
    );
    filled = 0;
    chunks.push(next);
    return next;
  }

  function indexOf(place: number): number {
    let low = 0;
    let high = places.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((places[middle] ?? 0) < place) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  return {
    hold(place, bytes, start, end) {
      reserve(end - start).set(bytes.subarray(start, end), filled);
      places.push(place);
      inChunk.push(chunks.length - 1);
      starts.push(filled);
      filled += end - start;
      ends.push(filled);
    },
    read(place) {
      const index = indexOf(place);
      const chunk = places[index] === place && chunks[inChunk[index] ?? -1];
      return chunk ? parsePart(chunk, starts[index] ?? 0, ends[index] ?? 0) : undefined;
    },
  };
}

/** Where each row begins, and after the last one where they end, in pixels from the first one’s top. */
export function offsetsOf(count: number, heightPx: (index: number) => number): Float64Array {
  const offsets = new Float64Array(count + 1);
  for (let index = 0; index < count; index += 1) offsets[index + 1] = (offsets[index] ?? 0) + heightPx(index);
  return offsets;
}

/** The row at a height: the last one that begins at or above it. */
export function rowAt(offsets: Float64Array, atPx: number): number {
  let low = 0;
  let high = Math.max(0, offsets.length - 2);
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if ((offsets[middle] ?? 0) <= atPx) low = middle;
    else high = middle - 1;
  }
  return low;
}

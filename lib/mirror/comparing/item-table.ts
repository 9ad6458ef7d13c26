/** What is known of each item of a list, in order. In typed arrays, since objects would cost most of the time. */
export class ItemTable {
  count = 0;
  hashes = new Float64Array(0);
  /** 0: it can't be read. */
  ids = new Float64Array(0);
  kinds = new Uint32Array(0);
  /** `rankOf` each row that was read. For an item without an id: 1 if it can be recognised again. */
  ranks = new Float64Array(0);
  /** 1: it is read again, since it differs from the store or shares its id. */
  again = new Uint8Array(0);

  constructor(capacity = 1_024) {
    this.#reserve(capacity);
  }

  #reserve(needed: number): void {
    if (needed <= this.hashes.length) return;
    const length = Math.max(needed, this.hashes.length * 2);
    const { hashes, ids, kinds, ranks, again } = this;
    this.hashes = new Float64Array(length);
    this.hashes.set(hashes);
    this.ids = new Float64Array(length);
    this.ids.set(ids);
    this.kinds = new Uint32Array(length);
    this.kinds.set(kinds);
    this.ranks = new Float64Array(length);
    this.ranks.set(ranks);
    this.again = new Uint8Array(length);
    this.again.set(again);
  }

  add(hash: number, id: number): void {
    this.#reserve(this.count + 1);
    this.hashes[this.count] = hash;
    this.ids[this.count] = id;
    this.again[this.count] = 1;
    this.count += 1;
  }

  addFrom(other: ItemTable, from: number, count: number): void {
    this.#reserve(this.count + count);
    const to = from + count;
    this.hashes.set(other.hashes.subarray(from, to), this.count);
    this.ids.set(other.ids.subarray(from, to), this.count);
    this.kinds.set(other.kinds.subarray(from, to), this.count);
    this.ranks.set(other.ranks.subarray(from, to), this.count);
    this.count += count;
  }

  end(): this {
    this.hashes = this.hashes.subarray(0, this.count);
    this.ids = this.ids.subarray(0, this.count);
    this.kinds = this.kinds.subarray(0, this.count);
    this.ranks = this.ranks.subarray(0, this.count);
    this.again = this.again.subarray(0, this.count);
    return this;
  }
}

export function* flagged(flags: Uint8Array, mark = 1): Generator<number, void> {
  for (let at = flags.indexOf(mark); at >= 0; at = flags.indexOf(mark, at + 1)) yield at;
}

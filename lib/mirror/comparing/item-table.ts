/** What is known of each item of a list, in its order. In typed arrays: objects for each would be most of the work. */
export class ItemTable {
  count = 0;
  /** `printOfBytes` of it. */
  prints = new Float64Array(0);
  /** Whose it is; 0 where that can't be read. */
  ids = new Float64Array(0);
  /** What is odd about it. */
  kinds = new Uint32Array(0);
  /** `standingOf` its row, once it was read; of one without an id, 1 where it can be known again. */
  standings = new Float64Array(0);
  /** 1 where it doesn't agree with the store, or another has its id too: it is looked at again. */
  again = new Uint8Array(0);

  constructor(capacity = 1_024) {
    this.#reserve(capacity);
  }

  #reserve(needed: number): void {
    if (needed <= this.prints.length) return;
    const length = Math.max(needed, this.prints.length * 2);
    const { prints, ids, kinds, standings, again } = this;
    this.prints = new Float64Array(length);
    this.prints.set(prints);
    this.ids = new Float64Array(length);
    this.ids.set(ids);
    this.kinds = new Uint32Array(length);
    this.kinds.set(kinds);
    this.standings = new Float64Array(length);
    this.standings.set(standings);
    this.again = new Uint8Array(length);
    this.again.set(again);
  }

  /** An item that is to be read. */
  add(print: number, id: number): void {
    this.#reserve(this.count + 1);
    this.prints[this.count] = print;
    this.ids[this.count] = id;
    this.again[this.count] = 1;
    this.count += 1;
  }

  /** Items as another list had them, that need no look. */
  addFrom(other: ItemTable, from: number, count: number): void {
    this.#reserve(this.count + count);
    const to = from + count;
    this.prints.set(other.prints.subarray(from, to), this.count);
    this.ids.set(other.ids.subarray(from, to), this.count);
    this.kinds.set(other.kinds.subarray(from, to), this.count);
    this.standings.set(other.standings.subarray(from, to), this.count);
    this.count += count;
  }

  /** Nothing more comes: what was kept free for it is out of sight. */
  end(): this {
    this.prints = this.prints.subarray(0, this.count);
    this.ids = this.ids.subarray(0, this.count);
    this.kinds = this.kinds.subarray(0, this.count);
    this.standings = this.standings.subarray(0, this.count);
    this.again = this.again.subarray(0, this.count);
    return this;
  }
}

import { readListed } from "@/lib/assessment-api/schemas";
import { printOf } from "@/lib/mirror/comparing/hash";
import { type Split, splitAgain } from "@/lib/mirror/comparing/split-again";
import { parsePart } from "@/lib/mirror/comparing/split-list";
import { type ListedRow, mirroredColumns } from "@/lib/mirror/diff";

/** How many rows are handed over at a time (architecture.md, invariant 6). */
export const batchRows = 500;

/** What a list says otherwise than the store, as far as is known here; the store itself has the last word. */
export type Batch = {
  rows: ListedRow[];
  /** Listed again, after they were absent. */
  present: number[];
  /** Known, and not in the list. */
  absent: number[];
};

/** Rows of the store: ids, `printOf` each, and how many good lists have lacked it (two at most). */
export type Known = { ids: Float64Array; prints: Float64Array; absences: Uint8Array };

export type Outcome = {
  /** Whether the body is the one before. */
  unchanged: boolean;
  rows: number;
  unreadable: number;
};

/** Answered with the ids that were not kept, once the batch is in the store. */
export type Comparing = Generator<Batch, Outcome, number[]>;

export type Comparer = {
  /** Takes rows for what the store has. */
  learn(known: Known): void;
  /** @throws BodyUnreadable before anything is handed over. */
  compare(pieces: Uint8Array[]): Comparing;
  /** The service says that its list is still the one before. @returns false where none was compared to its end. */
  canRepeat(): boolean;
  repeat(): Comparing;
};

/** A list that was compared to its end. */
type Last = {
  split: Split;
  /** Whose each item is; 0 where it can't be read, or says again what an item before it said. */
  ids: Float64Array;
  /** 1 for each item that doesn't agree with the store: it is looked at again each time. */
  odd: Uint8Array;
  listed: Set<number>;
  /** Known, and not listed. */
  missing: Set<number>;
  unreadable: number;
};

/** The places from `from` up to `to` that are marked; few, mostly. */
function* flagged(flags: Uint8Array, from: number, to: number, mark = 1): Generator<number, void> {
  for (let at = flags.indexOf(mark, from); at >= 0 && at < to; at = flags.indexOf(mark, at + 1)) yield at;
}

/** A few misses are rows that changed where they stand; from then on it is looked up where they stood. */
const missesBeforeLookup = 4;

/**
 * Compares lists with what the store is known to have, and hands over only what differs. What it knows moves
 * on with each answer, so a comparison that is broken off leaves the rest for the next.
 */
export function createComparer(): Comparer {
  const prints = new Map<number, number>();
  /** How many good lists in a row have lacked a known row; those of which none has are not in it. */
  const absences = new Map<number, number>();
  let last: Last | undefined;

  /** Two buffers take turns, the last list being in one: a new one each time is work for the collector. */
  const buffers = [Buffer.alloc(0), Buffer.alloc(0)];
  function gather(pieces: Uint8Array[]): Buffer {
    const length = pieces.reduce((sum, piece) => sum + piece.length, 0);
    const turn = buffers[0]?.buffer === last?.split.body.buffer ? 1 : 0;
    let buffer = buffers[turn];
    if (!buffer || buffer.length < length) {
      buffer = Buffer.allocUnsafeSlow(Math.ceil(length * 1.125));
      buffers[turn] = buffer;
    }
    let at = 0;
    for (const piece of pieces) {
      buffer.set(piece, at);
      at += piece.length;
    }
    return buffer.subarray(0, length);
  }

  function* handOverAbsent(missing: ReadonlySet<number>): Generator<Batch, void, number[]> {
    const due = [...missing].filter((id) => (absences.get(id) ?? 0) < 2);
    for (let start = 0; start < due.length; start += batchRows) {
      const absent = due.slice(start, start + batchRows);
      yield { rows: [], present: [], absent };
      for (const id of absent) absences.set(id, (absences.get(id) ?? 0) + 1);
    }
  }

  /** Looks through the whole list before anything is handed over: half a list is worse than none. */
  function findUnfamiliar(body: Buffer) {
    const before = last;
    let places: Map<number, number> | undefined;
    const { split, runs, fresh } = splitAgain(body, before?.split, (start, end, missed) => {
      const item = parsePart(body, start, end);
      if (!before || missed < missesBeforeLookup) return undefined;
      places ??= new Map(Array.from(before.ids, (id, place) => [id, place]));
      return places.get(Number((item as { id?: unknown } | null)?.id));
    });
    const ids = new Float64Array(split.count);
    const unfamiliar = new Set(fresh);
    const wasSeen = new Uint8Array(before?.split.count ?? 0);
    for (const { from, oldFrom, length } of runs) {
      if (!before) break;
      const oldTo = oldFrom + length;
      for (const flags of [wasSeen, before.odd])
        for (const at of flagged(flags, oldFrom, oldTo)) unfamiliar.add(from + at - oldFrom);
      wasSeen.fill(1, oldFrom, oldTo);
      ids.set(before.ids.subarray(oldFrom, oldTo), from);
    }
    for (const at of unfamiliar) ids[at] = 0;
    const { listed, missing } = whatIsListed(before, wasSeen);
    return { split, ids, listed, missing, unfamiliar: [...unfamiliar].sort((one, other) => one - other) };
  }

  /** The ids of what stands as it stood and agrees, and the known ones that are not among them. */
  function whatIsListed(before: Last | undefined, wasSeen: Uint8Array) {
    if (!before) return { listed: new Set<number>(), missing: new Set(prints.keys()) };
    const { listed, missing } = before;
    const leave = (place: number) => {
      const id = before.ids[place] ?? 0;
      if (id !== 0 && listed.delete(id) && prints.has(id)) missing.add(id);
    };
    for (const place of flagged(wasSeen, 0, wasSeen.length, 0)) leave(place);
    for (const place of flagged(before.odd, 0, before.odd.length)) leave(place);
    return { listed, missing };
  }

  function* compareAll(body: Buffer): Comparing {
    const { split, ids, listed, missing, unfamiliar } = findUnfamiliar(body);
    // Until it is through: what was handed over by then is otherwise than the last list was.
    last = undefined;
    const odd = new Uint8Array(split.count);
    for (const place of unfamiliar) odd[place] = 1;
    let unreadable = 0;

    let batch: Batch = { rows: [], present: [], absent: [] };
    let batchPlaces: number[] = [];
    function* handOver(): Generator<Batch, void, number[]> {
      const given = batch;
      const givenPlaces = batchPlaces;
      batch = { rows: [], present: [], absent: [] };
      batchPlaces = [];
      const rejected = new Set(yield given);
      unreadable += rejected.size;
      for (const [index, { id, row }] of given.rows.entries()) {
        const place = givenPlaces[index];
        if (rejected.has(id) || place === undefined) continue;
        prints.set(id, printOf(row));
        odd[place] = 0;
      }
      for (const id of given.present) absences.delete(id);
    }

    for (const id of [...absences.keys()].filter((id) => listed.has(id))) {
      batch.present.push(id);
      if (batch.present.length === batchRows) yield* handOver();
    }
    for (const place of unfamiliar) {
      const row = readListed(parsePart(body, split.starts[place] ?? 0, split.ends[place] ?? 0));
      // A second row with an id can't be trusted more than the first.
      if (!row || listed.has(row.id)) {
        unreadable += 1;
        continue;
      }
      const { id } = row;
      ids[place] = id;
      listed.add(id);
      missing.delete(id);
      const columns = mirroredColumns(row);
      if (absences.has(id)) batch.present.push(id);
      if (prints.get(id) === printOf(columns)) odd[place] = 0;
      else {
        batch.rows.push({ id, row: columns });
        batchPlaces.push(place);
      }
      if (batch.rows.length + batch.present.length >= batchRows - 1) yield* handOver();
    }
    if (batch.rows.length + batch.present.length > 0) yield* handOver();
    // A row that can't be read may be one of those that seem to be missing.
    if (unreadable === 0) yield* handOverAbsent(missing);
    last = { split, ids, odd, listed, missing, unreadable };
    return { unchanged: false, rows: split.count, unreadable };
  }

  function* repeat(): Comparing {
    if (!last) throw new Error("There is no list to repeat.");
    const { split, missing, unreadable } = last;
    if (unreadable === 0) yield* handOverAbsent(missing);
    return { unchanged: true, rows: split.count, unreadable };
  }

  return {
    learn({ ids, prints: given, absences: counts }) {
      for (const [index, id] of ids.entries()) {
        const print = given[index] ?? 0;
        // The store has it otherwise than the list was when it agreed.
        if (prints.has(id) && prints.get(id) !== print) last = undefined;
        prints.set(id, print);
        if (!last?.listed.has(id)) last?.missing.add(id);
        const count = counts[index] ?? 0;
        if (count > 0) absences.set(id, count);
        else absences.delete(id);
      }
    },
    *compare(pieces) {
      const body = gather(pieces);
      return yield* last?.split.body.equals(body) ? repeat() : compareAll(body);
    },
    canRepeat: () => last !== undefined,
    repeat,
  };
}

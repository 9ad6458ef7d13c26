import { readListed } from "@/lib/assessment-api/schemas";
import { printOf } from "@/lib/mirror/comparing/hash";
import { createSplitter } from "@/lib/mirror/comparing/split-again";
import { type Item, parsePart } from "@/lib/mirror/comparing/split-list";
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

type Last = { seen: ReadonlySet<number>; rows: number; unreadable: number };

/**
 * Compares lists with what the store is known to have, and hands over only what differs. What it knows moves
 * on with each answer, so a comparison that is broken off leaves the rest for the next.
 */
export function createComparer(): Comparer {
  const prints = new Map<number, number>();
  /** How many good lists in a row have lacked a known row; those of which none has are not in it. */
  const absences = new Map<number, number>();
  /** The items of the last list by the hash of their bytes: those that agree with the store. */
  let agreeing = new Map<number, number>();
  /** What became of the list that was split last, if it was compared to its end. */
  let last: Last | undefined;
  const splitter = createSplitter();

  function forget(): void {
    agreeing = new Map();
    last = undefined;
  }

  function* absentFrom(seen: ReadonlySet<number>): Generator<Batch, void, number[]> {
    const missing: number[] = [];
    for (const id of prints.keys()) {
      if (!seen.has(id) && (absences.get(id) ?? 0) < 2) missing.push(id);
    }
    for (let start = 0; start < missing.length; start += batchRows) {
      const absent = missing.slice(start, start + batchRows);
      yield { rows: [], present: [], absent };
      for (const id of absent) absences.set(id, (absences.get(id) ?? 0) + 1);
    }
  }

  /** Looks through the whole list before anything is handed over: half a list is worse than none. */
  function findUnfamiliar(body: Buffer, seen: Set<number>, agreed: Map<number, number>) {
    const unfamiliar: Item[] = [];
    let rows = 0;
    let twice = 0;
    for (const item of splitter.split(body)) {
      rows += 1;
      const id = agreeing.get(item.hash);
      if (id === undefined) {
        parsePart(body, item.start, item.end);
        unfamiliar.push(item);
      } else if (seen.has(id)) twice += 1;
      else {
        seen.add(id);
        agreed.set(item.hash, id);
      }
    }
    return { unfamiliar, rows, twice };
  }

  function* compareAll(body: Buffer): Comparing {
    const seen = new Set<number>();
    const agreed = new Map<number, number>();
    const { unfamiliar, rows, twice } = findUnfamiliar(body, seen, agreed);
    let unreadable = twice;
    // Until it is through: what was handed over by then is otherwise than the last list was.
    forget();

    let batch: Batch = { rows: [], present: [], absent: [] };
    let hashes: number[] = [];
    function* handOver(): Generator<Batch, void, number[]> {
      const given = batch;
      const givenHashes = hashes;
      batch = { rows: [], present: [], absent: [] };
      hashes = [];
      const rejected = new Set(yield given);
      unreadable += rejected.size;
      for (const [index, { id, row }] of given.rows.entries()) {
        const hash = givenHashes[index];
        if (rejected.has(id) || hash === undefined) continue;
        prints.set(id, printOf(row));
        agreed.set(hash, id);
      }
      for (const id of given.present) absences.delete(id);
    }

    for (const id of [...absences.keys()].filter((id) => seen.has(id))) {
      batch.present.push(id);
      if (batch.present.length === batchRows) yield* handOver();
    }
    for (const { start, end, hash } of unfamiliar) {
      const listed = readListed(parsePart(body, start, end));
      // A second row with an id can't be trusted more than the first.
      if (!listed || seen.has(listed.id)) {
        unreadable += 1;
        continue;
      }
      seen.add(listed.id);
      const row = mirroredColumns(listed);
      if (absences.has(listed.id)) batch.present.push(listed.id);
      if (prints.get(listed.id) === printOf(row)) agreed.set(hash, listed.id);
      else {
        batch.rows.push({ id: listed.id, row });
        hashes.push(hash);
      }
      if (batch.rows.length + batch.present.length >= batchRows - 1) yield* handOver();
    }
    if (batch.rows.length + batch.present.length > 0) yield* handOver();
    // A row that can't be read may be one of those that seem to be missing.
    if (unreadable === 0) yield* absentFrom(seen);
    agreeing = agreed;
    last = { seen, rows, unreadable };
    return { unchanged: false, rows, unreadable };
  }

  function* repeat(): Comparing {
    if (!last) throw new Error("There is no list to repeat.");
    const { seen, rows, unreadable } = last;
    if (unreadable === 0) yield* absentFrom(seen);
    return { unchanged: true, rows, unreadable };
  }

  return {
    learn({ ids, prints: given, absences: counts }) {
      for (const [index, id] of ids.entries()) {
        const print = given[index] ?? 0;
        // The store has it otherwise than the list was when it agreed.
        if (prints.has(id) && prints.get(id) !== print) forget();
        prints.set(id, print);
        const count = counts[index] ?? 0;
        if (count > 0) absences.set(id, count);
        else absences.delete(id);
      }
    },
    *compare(pieces) {
      const body = Buffer.concat(pieces);
      return yield* last && splitter.isTheLast(body) ? repeat() : compareAll(body);
    },
    canRepeat: () => last !== undefined,
    repeat,
  };
}

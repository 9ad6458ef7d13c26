import { progressOf, readId, readListed } from "@/lib/assessment-api/schemas";
import { createBodyBuffer } from "@/lib/mirror/comparing/body-buffer";
import { createOddityKinds, type Finding, repeatedId, withoutId } from "@/lib/mirror/comparing/findings";
import { printOf } from "@/lib/mirror/comparing/hash";
import { type Split, splitAgain } from "@/lib/mirror/comparing/split-again";
import { parsePart } from "@/lib/mirror/comparing/split-list";
import { type ListedRow, listedColumns } from "@/lib/mirror/diff";

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
  /** Items without an id that can be read. */
  unreadable: number;
  /** Items with anything odd about them, those included. */
  odd: number;
  findings: Finding[];
};

/** A row of which not all was kept: what is odd about it now. */
export type Cleaned = { id: number; oddities: string | null };

/** Answered, once a batch is in the store, with its rows of which not all was kept. */
export type Comparing = Generator<Batch, Outcome, Cleaned[]>;

export type Comparer = {
  /** Takes rows for what the store has. */
  learn(known: Known): void;
  /** A list begins to come. One that didn't come to its end is forgotten. */
  begin(): void;
  take(piece: Uint8Array): void;
  /** The list has come to its end. @throws BodyUnreadable before anything is handed over. */
  compareTaken(): Comparing;
  /** The same with a list that is there as a whole. */
  compare(pieces: Uint8Array[]): Comparing;
  /** The service says that its list is still the one before. @returns false where none was compared to its end. */
  canRepeat(): boolean;
  repeat(): Comparing;
};

/** A list that was compared to its end. */
type Last = {
  split: Split;
  /** Whose each item is; 0 where it can't be read. */
  ids: Float64Array;
  /** What is odd about each. */
  kinds: Uint32Array;
  /** 1 for each item that doesn't agree with the store, or whose id another has too: it is looked at again. */
  again: Uint8Array;
  listed: Set<number>;
  /** Known, and not listed. */
  missing: Set<number>;
  outcome: Outcome;
};

/** The places from `from` up to `to` that are marked; few, mostly. */
function* flagged(flags: Uint8Array, from: number, to: number, mark = 1): Generator<number, void> {
  for (let at = flags.indexOf(mark, from); at >= 0 && at < to; at = flags.indexOf(mark, at + 1)) yield at;
}

const countUnreadable = (ids: Float64Array) => ids.reduce((sum, id) => (id === 0 ? sum + 1 : sum), 0);

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
  /** What is odd about rows of which not all was kept: their prints are of all that was listed. */
  const cleaned = new Map<number, string | null>();
  const oddities = createOddityKinds();
  let last: Last | undefined;

  const body = createBodyBuffer(() => last?.split.body);

  function* handOverAbsent(missing: ReadonlySet<number>): Generator<Batch, void, Cleaned[]> {
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
    const seenStarts: number[] = [];
    const seenIds: number[] = [];
    const { split, runs, fresh } = splitAgain(body, before?.split, (start, end, missed) => {
      const id = readId(parsePart(body, start, end)) ?? 0;
      seenStarts.push(start);
      seenIds.push(id);
      if (!before || id === 0 || missed < missesBeforeLookup) return undefined;
      places ??= new Map(Array.from(before.ids, (id, place) => [id, place]));
      return places.get(id);
    });
    const ids = new Float64Array(split.count);
    const kinds = new Uint32Array(split.count);
    const unfamiliar = new Uint8Array(split.count);
    for (const place of fresh) unfamiliar[place] = 1;
    const wasSeen = new Uint8Array(before?.split.count ?? 0);
    for (const { from, oldFrom, length } of runs) {
      if (!before) break;
      const oldTo = oldFrom + length;
      for (const flags of [wasSeen, before.again])
        for (const at of flagged(flags, oldFrom, oldTo)) unfamiliar[from + at - oldFrom] = 1;
      wasSeen.fill(1, oldFrom, oldTo);
      ids.set(before.ids.subarray(oldFrom, oldTo), from);
      kinds.set(before.kinds.subarray(oldFrom, oldTo), from);
    }
    let seen = 0;
    for (const place of fresh) {
      // Of what was read, some stood as it stood before, and is no fresh item.
      while (seenStarts[seen] !== split.starts[place]) seen += 1;
      ids[place] = seenIds[seen] ?? 0;
    }
    const { listed, missing } = whatIsListed(before, wasSeen);
    return { split, ids, kinds, listed, missing, unfamiliar };
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
    for (const place of flagged(before.again, 0, before.again.length)) leave(place);
    return { listed, missing };
  }

  /** @returns the places of all but one of the items that share an id: the furthest one counts. */
  function findRepeated(ids: Float64Array, repeated: ReadonlySet<number>, read: (place: number) => unknown) {
    const chosen = new Map<number, { place: number; progress: number }>();
    const passedOver = new Set<number>();
    if (repeated.size === 0) return { chosen, passedOver };
    for (const [place, id] of ids.entries()) {
      if (!repeated.has(id)) continue;
      const row = readListed(read(place));
      const progress = row ? progressOf(row) : -1;
      const before = chosen.get(id);
      if (before && before.progress >= progress) passedOver.add(place);
      else {
        if (before) passedOver.add(before.place);
        chosen.set(id, { place, progress });
      }
    }
    return { chosen, passedOver };
  }

  function* compareAll(body: Buffer): Comparing {
    const { split, ids, kinds, listed, missing, unfamiliar: again } = findUnfamiliar(body);
    // Until it is through: what was handed over by then is otherwise than the last list was.
    last = undefined;
    const read = (place: number) => parsePart(body, split.starts[place] ?? 0, split.ends[place] ?? 0);

    const repeated = new Set<number>();
    for (const place of flagged(again, 0, again.length)) {
      const id = ids[place] ?? 0;
      if (id === 0) continue;
      if (listed.has(id)) repeated.add(id);
      listed.add(id);
      missing.delete(id);
    }
    const { chosen, passedOver } = findRepeated(ids, repeated, read);
    for (const { place } of chosen.values()) again[place] = 1;
    for (const place of passedOver) {
      again[place] = 1;
      kinds[place] = oddities.of(repeatedId);
    }
    const agree = (place: number, id: number) => {
      if (!repeated.has(id)) again[place] = 0;
    };

    let batch: Batch = { rows: [], present: [], absent: [] };
    let batchPlaces: number[] = [];
    function* handOver(): Generator<Batch, void, Cleaned[]> {
      const given = batch;
      const givenPlaces = batchPlaces;
      batch = { rows: [], present: [], absent: [] };
      batchPlaces = [];
      const changed = new Map((yield given).map(({ id, oddities }) => [id, oddities]));
      for (const [index, { id, row }] of given.rows.entries()) {
        const place = givenPlaces[index];
        if (place === undefined) continue;
        prints.set(id, printOf(row));
        const now = changed.get(id);
        if (now === undefined) cleaned.delete(id);
        else {
          cleaned.set(id, now);
          kinds[place] = oddities.of(now);
        }
        agree(place, id);
      }
      for (const id of given.present) absences.delete(id);
    }

    for (const id of [...absences.keys()].filter((id) => listed.has(id))) {
      batch.present.push(id);
      if (batch.present.length === batchRows) yield* handOver();
    }
    for (const place of flagged(again, 0, again.length)) {
      if (passedOver.has(place)) continue;
      const id = ids[place] ?? 0;
      const row = id === 0 ? undefined : readListed(read(place));
      if (!row) {
        kinds[place] = oddities.of(withoutId);
        again[place] = 0;
        continue;
      }
      const columns = listedColumns(row);
      if (prints.get(id) === printOf(columns)) {
        kinds[place] = oddities.of(cleaned.get(id) ?? columns.oddities);
        agree(place, id);
        continue;
      }
      kinds[place] = oddities.of(columns.oddities);
      batch.rows.push({ id, row: columns });
      batchPlaces.push(place);
      if (batch.rows.length + batch.present.length >= batchRows - 1) yield* handOver();
    }
    if (batch.rows.length + batch.present.length > 0) yield* handOver();
    yield* handOverAbsent(missing);
    const outcome = {
      unchanged: false,
      rows: split.count,
      unreadable: countUnreadable(ids),
      ...oddities.sumUp(kinds, ids),
    };
    last = { split, ids, kinds, again, listed, missing, outcome };
    return outcome;
  }

  function* repeat(): Comparing {
    if (!last) throw new Error("There is no list to repeat.");
    yield* handOverAbsent(last.missing);
    return { ...last.outcome, unchanged: true };
  }

  function* compareTaken(): Comparing {
    const whole = body.end();
    return yield* last?.split.body.equals(whole) ? repeat() : compareAll(whole);
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
    begin: body.begin,
    take: body.take,
    compareTaken,
    compare(pieces) {
      body.begin();
      for (const piece of pieces) body.take(piece);
      return compareTaken();
    },
    canRepeat: () => last !== undefined,
    repeat,
  };
}

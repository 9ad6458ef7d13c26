import { canBeKnownAgain, readListed, standingOf } from "@/lib/assessment-api/schemas";
import { createOddityKinds, type Finding, repeatedId, withoutId } from "@/lib/mirror/comparing/findings";
import { printOf } from "@/lib/mirror/comparing/hash";
import type { HeldItems } from "@/lib/mirror/comparing/held-items";
import type { ItemTable } from "@/lib/mirror/comparing/item-table";
import { BodyUnreadable } from "@/lib/mirror/comparing/split-list";
import { type SeenList, takeList } from "@/lib/mirror/comparing/take-list";
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
  /** Of those the ones that can be known again, as far as they are kept: a print of each. */
  withoutId: number[];
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
type Last = SeenList & {
  listed: Set<number>;
  /** Known, and not listed. */
  missing: Set<number>;
  outcome: Outcome;
};

/** A list that comes. */
type Taking = Pick<ReturnType<typeof takeList>, "take" | "end"> & {
  before: Last | undefined;
  unreadable?: BodyUnreadable;
};

/** The places that are marked; few, mostly. */
function* flagged(flags: Uint8Array, mark = 1): Generator<number, void> {
  for (let at = flags.indexOf(mark); at >= 0; at = flags.indexOf(mark, at + 1)) yield at;
}

/** The print of a row that the store may have either way: it equals none, itself included. */
const unsure = Number.NaN;

const countUnreadable = (ids: Float64Array) => ids.reduce((sum, id) => (id === 0 ? sum + 1 : sum), 0);

/** More say no more: the others count as new in every list. */
const mostWithoutId = 1_000;

function printsWithoutId({ ids, prints, standings }: ItemTable): number[] {
  const found: number[] = [];
  for (let at = ids.indexOf(0); at >= 0 && found.length < mostWithoutId; at = ids.indexOf(0, at + 1))
    if (standings[at] === 1) found.push(prints[at] ?? 0);
  return found;
}

/**
 * Compares lists with what the store is known to have, and hands over only what differs. What it knows moves
 * on with each answer, so a comparison that is broken off leaves the rest for the next. A batch that is never
 * answered may be in the store, in part or not at all: of its rows nothing is taken for known any more.
 */
export function createComparer(): Comparer {
  const prints = new Map<number, number>();
  /**
   * How many good lists in a row have lacked a known row; those of which none has are not in it, and those of
   * which that is unsure are, with 0.
   */
  const absences = new Map<number, number>();
  /** What is odd about rows of which not all was kept: their prints are of all that was listed. */
  const cleaned = new Map<number, string | null>();
  const oddities = createOddityKinds();
  let last: Last | undefined;
  let taking: Taking | undefined;

  function* handOverAbsent(missing: ReadonlySet<number>): Generator<Batch, void, Cleaned[]> {
    const due = [...missing].filter((id) => (absences.get(id) ?? 0) < 2);
    for (let start = 0; start < due.length; start += batchRows) {
      const absent = due.slice(start, start + batchRows);
      for (const id of absent) absences.set(id, absences.get(id) ?? 0);
      yield { rows: [], present: [], absent };
      for (const id of absent) absences.set(id, (absences.get(id) ?? 0) + 1);
    }
  }

  /** The ids of what stands as it stood and agrees, and the known ones that are not among them. */
  function whatIsListed(before: Last | undefined, wasSeen: Uint8Array) {
    if (!before) return { listed: new Set<number>(), missing: new Set(prints.keys()) };
    const { listed, missing, items } = before;
    const leave = (place: number) => {
      const id = items.ids[place] ?? 0;
      if (id !== 0 && listed.delete(id) && prints.has(id)) missing.add(id);
    };
    for (const place of flagged(wasSeen, 0)) leave(place);
    for (const place of flagged(items.again)) leave(place);
    return { listed, missing };
  }

  /** @returns the places of all but one of the items that share an id: the one of the highest standing counts. */
  function findRepeated({ ids, standings }: ItemTable, repeated: ReadonlySet<number>, held: HeldItems) {
    const chosen = new Map<number, { place: number; standing: number; print: number }>();
    const passedOver = new Set<number>();
    if (repeated.size === 0) return { chosen, passedOver };
    for (const [place, id] of ids.entries()) {
      if (!repeated.has(id)) continue;
      const row = readListed(held.read(place));
      if (row) standings[place] = standingOf(row);
      // One that isn't held is as the store has it.
      const print = row ? printOf(listedColumns(row)) : (prints.get(id) ?? 0);
      const mine = { place, standing: standings[place] ?? 0, print };
      const before = chosen.get(id);
      const ahead = before ? mine.standing - before.standing || mine.print - before.print : 1;
      if (ahead <= 0) passedOver.add(place);
      else {
        if (before) passedOver.add(before.place);
        chosen.set(id, mine);
      }
    }
    return { chosen, passedOver };
  }

  function* compareAll(taken: ReturnType<Taking["end"]>): Comparing {
    const { items, blocks, held, wasSeen } = taken;
    const { ids, kinds, again } = items;
    const { listed, missing } = whatIsListed(last, wasSeen);
    // Until it is through: what was handed over by then is otherwise than the last list was.
    last = undefined;

    const repeated = new Set<number>();
    for (const place of flagged(again)) {
      const id = ids[place] ?? 0;
      if (id === 0) continue;
      if (listed.has(id)) repeated.add(id);
      listed.add(id);
      missing.delete(id);
    }
    const { chosen, passedOver } = findRepeated(items, repeated, held);
    for (const place of passedOver) kinds[place] = oddities.of(repeatedId);
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
      for (const { id } of given.rows) prints.set(id, unsure);
      for (const id of given.present) absences.set(id, 0);
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
      held.letGoBefore(givenPlaces.at(-1) ?? 0);
    }

    for (const id of [...absences.keys()].filter((id) => listed.has(id))) {
      batch.present.push(id);
      if (batch.present.length === batchRows) yield* handOver();
    }
    for (const place of flagged(again)) {
      if (passedOver.has(place)) continue;
      const id = ids[place] ?? 0;
      const item = held.read(place);
      const row = id === 0 ? undefined : readListed(item);
      if (!row) {
        items.standings[place] = canBeKnownAgain(item) ? 1 : 0;
        kinds[place] = oddities.of(withoutId);
        again[place] = 0;
        continue;
      }
      items.standings[place] = standingOf(row);
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
    held.letGoBefore(Number.POSITIVE_INFINITY);
    yield* handOverAbsent(missing);
    // Next time they are read again: another of them may count then.
    for (const { place } of chosen.values()) again[place] = 1;
    for (const place of passedOver) again[place] = 1;
    const outcome = {
      unchanged: false,
      rows: items.count,
      unreadable: countUnreadable(ids),
      withoutId: printsWithoutId(items),
      ...oddities.sumUp(kinds, ids),
    };
    last = { items, blocks, listed, missing, outcome };
    return outcome;
  }

  function* repeat(): Comparing {
    if (!last) throw new Error("There is no list to repeat.");
    yield* handOverAbsent(last.missing);
    return { ...last.outcome, unchanged: true };
  }

  function begin(): void {
    taking = { before: last, ...takeList(last) };
  }

  function take(piece: Uint8Array): void {
    if (!taking || taking.unreadable) return;
    try {
      taking.take(piece);
    } catch (error) {
      if (!(error instanceof BodyUnreadable)) throw error;
      taking.unreadable = error;
    }
  }

  function* compareTaken(): Comparing {
    const list = taking;
    taking = undefined;
    if (list?.unreadable) throw list.unreadable;
    if (!list || list.before !== last) throw new Error("The list came by another one than the last.");
    const taken = list.end();
    return yield* taken.isSame ? repeat() : compareAll(taken);
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
    begin,
    take,
    compareTaken,
    compare(pieces) {
      begin();
      for (const piece of pieces) take(piece);
      return compareTaken();
    },
    canRepeat: () => last !== undefined,
    repeat,
  };
}

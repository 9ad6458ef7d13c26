import type { Batch, Cleaned } from "@/lib/mirror/comparing/batch";
import { handOverListed } from "@/lib/mirror/comparing/compare-items";
import { createOddityKinds, type Finding, repeatedId } from "@/lib/mirror/comparing/findings";
import type { ItemTable } from "@/lib/mirror/comparing/item-table";
import { createKnownRows, handOverAbsent, type Known } from "@/lib/mirror/comparing/known-rows";
import { type ListedIds, listedIds } from "@/lib/mirror/comparing/listed-ids";
import { chooseOfRepeated } from "@/lib/mirror/comparing/repeated-ids";
import { BodyUnreadable } from "@/lib/mirror/comparing/split-list";
import { type SeenList, type TakenList, takeList } from "@/lib/mirror/comparing/take-list";

export type Outcome = {
  unchanged: boolean;
  rows: number;
  unreadable: number;
  /** Hashes of the unreadable items that a later list can be searched for; not all are kept. */
  withoutId: number[];
  odd: number;
  findings: Finding[];
};

export type Comparing = Generator<Batch, Outcome, Cleaned[]>;

export type Comparer = {
  learn(known: Known): void;
  begin(): void;
  take(piece: Uint8Array): void;
  /** @throws BodyUnreadable before anything is handed over. */
  compareTaken(): Comparing;
  compare(pieces: Uint8Array[]): Comparing;
  canRepeat(): boolean;
  repeat(): Comparing;
};

type Last = SeenList & ListedIds & { outcome: Outcome };

type Taking = ReturnType<typeof takeList> & {
  before: Last | undefined;
  unreadable?: BodyUnreadable;
};

const countUnreadable = (ids: Float64Array) => ids.reduce((sum, id) => (id === 0 ? sum + 1 : sum), 0);

/** Any more count as new in each list. */
const mostWithoutId = 1_000;

function hashesWithoutId({ ids, hashes, ranks }: ItemTable): number[] {
  const found: number[] = [];
  for (let at = ids.indexOf(0); at >= 0 && found.length < mostWithoutId; at = ids.indexOf(0, at + 1))
    if (ranks[at] === 1) found.push(hashes[at] ?? 0);
  return found;
}

/** The rows of an unanswered batch are unknown: the store may have all, some or none of them. */
export function createComparer(): Comparer {
  const known = createKnownRows();
  const oddities = createOddityKinds();
  let last: Last | undefined;
  let taking: Taking | undefined;

  function* compareAll({ items, blocks, held, wasSeen }: TakenList): Comparing {
    const { listed, missing, repeated } = listedIds({ items, wasSeen }, last, known);
    // Unset until the end: what is handed over before that no longer matches the last list.
    last = undefined;
    const { chosen, passedOver } = chooseOfRepeated(items, repeated, held, known);
    for (const place of passedOver) items.kinds[place] = oddities.of(repeatedId);
    const present = known.absentIds().filter((id) => listed.has(id));
    yield* handOverListed({ items, held, known, oddities, present, repeated, passedOver });
    yield* handOverAbsent(known, missing);
    // Read again next time, when another of them may count.
    for (const place of [...chosen, ...passedOver]) items.again[place] = 1;
    const outcome = {
      unchanged: false,
      rows: items.count,
      unreadable: countUnreadable(items.ids),
      withoutId: hashesWithoutId(items),
      ...oddities.sumUp(items.kinds, items.ids),
    };
    last = { items, blocks, listed, missing, outcome };
    return outcome;
  }

  function* repeat(): Comparing {
    if (!last) throw new Error("There is no list to repeat.");
    yield* handOverAbsent(known, last.missing);
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
    learn(rows) {
      // The store changed rows after they agreed with the last list.
      if (known.learn(rows)) last = undefined;
      if (last) for (const id of rows.ids) if (!last.listed.has(id)) last.missing.add(id);
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

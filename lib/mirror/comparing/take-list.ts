import { readId } from "@/lib/assessment-api/schemas";
import { type Block, buildBlocks, endOfBlock, type Stretch } from "@/lib/mirror/comparing/blocks";
import { findAgain } from "@/lib/mirror/comparing/find-again";
import { hashBytes } from "@/lib/mirror/comparing/hash";
import { type HeldItems, holdItems } from "@/lib/mirror/comparing/held-items";
import { ItemTable } from "@/lib/mirror/comparing/item-table";
import {
  BodyUnreadable,
  createListSplitter,
  endOfItem,
  type ListSplitter,
  parsePart,
} from "@/lib/mirror/comparing/split-list";

/** What is kept of a list to find its items in the next one: hardly any text, if it is long. */
export type SeenList = { items: ItemTable; blocks: Block[] };

export type TakenList = SeenList & {
  held: HeldItems;
  wasSeen: Uint8Array;
  isSame: boolean;
};

/** Comparing bytes costs a fifth of a digest, so up to 100 000 rows keep their text. */
const mostTextBytes = 1 << 25;

/** Each item takes about 200 bytes, however short it is: twice as many would exceed the thread's heap. */
const mostItems = 2_000_000;

type Limits = {
  textBytes?: number;
  items?: number;
};

const tooMany = () => new BodyUnreadable("too_many");

/** Finds what is unchanged since the list before many items at a time, and parses only the rest. */
export function takeList(
  before: SeenList | undefined,
  limits: Limits = {},
): Pick<ListSplitter, "take"> & {
  end(): TakenList;
} {
  const { textBytes = mostTextBytes, items: most = mostItems } = limits;
  const items = new ItemTable((before?.items.count ?? 0) + 1_024);
  const held = holdItems();
  const old = findAgain(before?.items);
  const oldBlocks = new Map(before?.blocks.map((block) => [block.from, block]));
  const built = buildBlocks(textBytes);

  function addOldBlock(block: Block, stretch: Stretch): void {
    if (!before) return;
    old.found(block.from, block.count);
    built.addBlock(block, items.count, stretch);
    items.addFrom(before.items, block.from, block.count);
  }

  function addOldItem(place: number, { bytes, start, end }: Stretch): void {
    if (!before) return;
    const isToBeRead = !old.isFamiliar(place, 1);
    old.found(place, 1);
    items.addFrom(before.items, place, 1);
    if (!isToBeRead) return;
    held.hold(items.count - 1, bytes, start, end);
    items.again[items.count - 1] = 1;
  }

  function addFresh(hash: number, id: number, { bytes, start, end }: Stretch): void {
    old.missed();
    held.hold(items.count, bytes, start, end);
    items.add(hash, id);
  }

  function addItem(hash: number, found: number | undefined, stretch: Stretch): void {
    const from = items.count;
    if (found !== undefined) addOldItem(found, stretch);
    else {
      const id = readId(parsePart(stretch.bytes, stretch.start, stretch.end)) ?? 0;
      const place = old.findById(id, hash);
      if (place !== undefined) addOldItem(place, stretch);
      else addFresh(hash, id, stretch);
    }
    built.add(from, stretch);
  }

  const splitter = createListSplitter({
    neededFrom: built.neededFrom,
    take(bytes, start, origin, isAll) {
      if (items.count >= most) throw tooMany();
      const end = endOfItem(bytes, start);
      if (end === undefined) return undefined;
      const hash = hashBytes(bytes, start, end);
      const found = old.find(hash);
      const block = found === undefined ? undefined : oldBlocks.get(found);
      if (block && old.isFamiliar(block.from, block.count)) {
        if (start + block.bytes >= bytes.length && !isAll) return undefined;
        const blockEnd = endOfBlock(block, bytes, start);
        if (blockEnd !== undefined) {
          addOldBlock(block, { bytes, start, end: blockEnd, origin });
          return blockEnd;
        }
      }
      addItem(hash, found, { bytes, start, end, origin });
      return end;
    },
  });

  return {
    take: splitter.take,
    end() {
      splitter.end();
      // The last ones may have come as a whole block.
      if (items.count > most) throw tooMany();
      const { wasSeen } = old;
      return { items: items.end(), blocks: built.blocks, held, wasSeen, isSame: old.isSame() };
    },
  };
}

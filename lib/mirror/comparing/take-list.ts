import { hash } from "node:crypto";
import { readId } from "@/lib/assessment-api/schemas";
import { printOfBytes } from "@/lib/mirror/comparing/hash";
import { type HeldItems, holdItems } from "@/lib/mirror/comparing/held-items";
import { ItemTable } from "@/lib/mirror/comparing/item-table";
import {
  BodyUnreadable,
  closeList,
  comma,
  createListSplitter,
  endOfItem,
  type ListSplitter,
  parsePart,
} from "@/lib/mirror/comparing/split-list";

/** Items one after the other, and what stands between them, by which all of them are found again at once. */
type Block = { from: number; count: number; bytes: number; content: Buffer | Digest };
/** SHA-256, base64. */
type Digest = string;

/** What stays of a list: enough to find its items again in the next one, and of a long one hardly its text. */
export type SeenList = { items: ItemTable; blocks: Block[] };

export type TakenList = SeenList & {
  /** Those that are new, changed, or to be looked at again. */
  held: HeldItems;
  /** 1 for each item of the list before that stands in this one. */
  wasSeen: Uint8Array;
  /** Whether its items are those of the list before, in their order. */
  isSame: boolean;
};

const blockBytes = 1 << 16;
/** One that is shorter grows by the next, or blocks would fall to pieces with every change. */
const shortBytes = blockBytes / 4;

/** To compare bytes costs a fifth of a digest: the text of a list of a hundred thousand rows stays for that. */
const mostTextBytes = 1 << 25;

/** What is kept of each takes some 200 bytes, however short it is: twice as many would be beyond the thread's heap. */
const mostItems = 2_000_000;

/** A few misses are rows that changed where they stand; from then on it is looked up where they stood. */
const missesBeforeLookup = 4;

/** How much of a list is taken and kept. */
type Limits = {
  /** How many bytes of its text may stay, to be compared with; of the others digests do. */
  textBytes?: number;
  /** With more items it is no list for us. */
  items?: number;
};

const digestOf = (bytes: Uint8Array): Digest => hash("sha256", bytes, "base64");

const tooMany = () => new BodyUnreadable("too_many");

const isContent = (content: Block["content"], bytes: Buffer) =>
  typeof content === "string" ? digestOf(bytes) === content : content.equals(bytes);

const isEndOfItem = (byte: number | undefined) => byte === comma || byte === closeList;

/**
 * Takes a list as it comes with the help of the one before. What stands in it as it stood there is found again,
 * many items at a time, however few are put in, taken out or changed between; only the others are parsed and
 * held. No more of the text is.
 * @param before stays as it is.
 */
export function takeList(
  before: SeenList | undefined,
  limits: Limits = {},
): Pick<ListSplitter, "take"> & {
  /** @throws BodyUnreadable */
  end(): TakenList;
} {
  const { textBytes: mostText = mostTextBytes, items: most = mostItems } = limits;
  const old = before?.items;
  const items = new ItemTable((old?.count ?? 0) + 1_024);
  const held = holdItems();
  const wasSeen = new Uint8Array(old?.count ?? 0);
  const blocks: Block[] = [];
  const oldBlocks = new Map(before?.blocks.map((block) => [block.from, block]));
  let places: Map<number, number> | undefined;
  /** The block that is being put together, by the bytes of the body that it is between. */
  let open: { from: number; start: number; end: number } | undefined;
  let next = 0;
  /** Items since the last one that was found again: changed in place, most likely. */
  let missed = 0;
  let isSame = true;
  let textBytes = 0;

  const fits = (bytes: number) => textBytes + bytes <= mostText;

  function addToBlocks(block: Block): void {
    blocks.push(block);
    if (typeof block.content !== "string") textBytes += block.bytes;
  }

  function closeBlock(bytes: Buffer, origin: number): void {
    if (!open) return;
    const { from, start, end } = open;
    const text = bytes.subarray(start - origin, end - origin);
    const content = fits(text.length) ? Buffer.from(text) : digestOf(text);
    addToBlocks({ from, count: items.count - from, bytes: text.length, content });
    open = undefined;
  }

  function extendBlock(from: number, start: number, end: number, bytes: Buffer, origin: number): void {
    open ??= { from, start: start + origin, end: 0 };
    open.end = end + origin;
    if (open.end - open.start >= blockBytes) closeBlock(bytes, origin);
  }

  function foundAgain(oldFrom: number, count: number): void {
    isSame &&= oldFrom === items.count;
    wasSeen.fill(1, oldFrom, oldFrom + count);
    next = oldFrom + count;
    missed = 0;
  }

  const isOld = (place: number, print: number) => place < (old?.count ?? 0) && old?.prints[place] === print;

  /** Changed before this one, put in before it, or taken out. */
  function findOld(print: number): number | undefined {
    const first = missed === 0 ? next : next + missed;
    if (isOld(first, print)) return first;
    const second = missed === 0 ? next + 1 : next;
    if (isOld(second, print)) return second;
    const third = missed === 0 ? next + 2 : next + 1;
    return isOld(third, print) ? third : undefined;
  }

  function lookUp(id: number): number | undefined {
    if (!old || id === 0 || missed < missesBeforeLookup) return undefined;
    places ??= placesOf(old);
    return places.get(id);
  }

  const isFamiliar = (from: number, to: number) =>
    !old?.again.subarray(from, to).includes(1) && !wasSeen.subarray(from, to).includes(1);

  /** @returns where the block of the list before ends that begins at `start`, if it is here as it was there. */
  function endOfBlock(block: Block, bytes: Buffer, start: number): number | undefined {
    const end = start + block.bytes;
    // The same bytes, and then the end of an item: a reader of JSON comes to the same as it did then.
    return isEndOfItem(bytes[end]) && isContent(block.content, bytes.subarray(start, end)) ? end : undefined;
  }

  function addBlock(block: Block, bytes: Buffer, start: number, end: number, origin: number): void {
    const from = items.count;
    foundAgain(block.from, block.count);
    const isShort = (open ? open.end - open.start : block.bytes) < shortBytes;
    if (!isShort) closeBlock(bytes, origin);
    if (old) items.addFrom(old, block.from, block.count);
    if (isShort) extendBlock(from, start, end, bytes, origin);
    else {
      const { content } = block;
      const isKept = typeof content === "string" || fits(block.bytes);
      addToBlocks({ ...block, from, content: isKept ? content : digestOf(content) });
    }
  }

  function addOld(place: number, bytes: Buffer, start: number, end: number): void {
    if (!old) return;
    const isToBeRead = !isFamiliar(place, place + 1);
    foundAgain(place, 1);
    items.addFrom(old, place, 1);
    if (!isToBeRead) return;
    held.hold(items.count - 1, bytes, start, end);
    items.again[items.count - 1] = 1;
  }

  function addFresh(print: number, id: number, bytes: Buffer, start: number, end: number): void {
    missed += 1;
    isSame = false;
    held.hold(items.count, bytes, start, end);
    items.add(print, id);
  }

  const splitter = createListSplitter({
    neededFrom: () => open?.start,
    take(bytes, start, origin, isAll) {
      if (items.count >= most) throw tooMany();
      const end = endOfItem(bytes, start);
      if (end === undefined) return undefined;
      const print = printOfBytes(bytes, start, end);
      const from = items.count;
      const found = findOld(print);
      const block = found === undefined ? undefined : oldBlocks.get(found);
      if (block && isFamiliar(block.from, block.from + block.count)) {
        if (start + block.bytes >= bytes.length && !isAll) return undefined;
        const blockEnd = endOfBlock(block, bytes, start);
        if (blockEnd !== undefined) {
          addBlock(block, bytes, start, blockEnd, origin);
          return blockEnd;
        }
      }
      if (found !== undefined) addOld(found, bytes, start, end);
      else {
        const id = readId(parsePart(bytes, start, end)) ?? 0;
        const place = lookUp(id);
        if (place !== undefined && isOld(place, print)) addOld(place, bytes, start, end);
        else addFresh(print, id, bytes, start, end);
      }
      extendBlock(from, start, end, bytes, origin);
      return end;
    },
  });

  return {
    take: splitter.take,
    end() {
      splitter.end();
      // The last of them may have been a whole block.
      if (items.count > most) throw tooMany();
      return { items: items.end(), blocks, held, wasSeen, isSame: isSame && items.count === old?.count };
    },
  };
}

function placesOf({ ids, count }: ItemTable): Map<number, number> {
  const places = new Map<number, number>();
  for (let place = 0; place < count; place += 1) places.set(ids[place] ?? 0, place);
  return places;
}

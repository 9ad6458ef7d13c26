import { hash } from "node:crypto";
import { closeList, comma } from "@/lib/mirror/comparing/split-list";

/** Neighbouring items and the bytes between them: one comparison finds them in the next list. */
export type Block = { from: number; count: number; bytes: number; content: Buffer | Digest };
type Digest = string;

const blockBytes = 1 << 16;
/** A shorter one is joined with the next; otherwise each change would cut blocks into smaller ones. */
const shortBytes = blockBytes / 4;

const digestOf = (bytes: Uint8Array): Digest => hash("sha256", bytes, "base64");

const isContent = (content: Block["content"], bytes: Buffer) =>
  typeof content === "string" ? digestOf(bytes) === content : content.equals(bytes);

const isEndOfItem = (byte: number | undefined) => byte === comma || byte === closeList;

/** Where the block ends, if its bytes are at `start` again; else undefined. */
export function endOfBlock(block: Block, bytes: Buffer, start: number): number | undefined {
  const end = start + block.bytes;
  // The same bytes, then the end of an item: JSON.parse would give the same result as before.
  return isEndOfItem(bytes[end]) && isContent(block.content, bytes.subarray(start, end)) ? end : undefined;
}

/** The place of items within `bytes`, whose first byte is the body's byte `origin`. */
export type Stretch = { bytes: Buffer; start: number; end: number; origin: number };

export type BlockBuilder = {
  add(from: number, stretch: Stretch): void;
  addBlock(block: Block, from: number, stretch: Stretch): void;
  neededFrom(): number | undefined;
  blocks: Block[];
};

/** Builds the blocks of a list as it arrives. @param mostText how many bytes of text to keep. */
export function buildBlocks(mostText: number): BlockBuilder {
  const blocks: Block[] = [];
  let open: { from: number; count: number; start: number; end: number } | undefined;
  let textBytes = 0;

  const fits = (bytes: number) => textBytes + bytes <= mostText;

  function push(block: Block): void {
    blocks.push(block);
    if (typeof block.content !== "string") textBytes += block.bytes;
  }

  function close({ bytes, origin }: Stretch): void {
    if (!open) return;
    const { from, count, start, end } = open;
    const text = bytes.subarray(start - origin, end - origin);
    const content = fits(text.length) ? Buffer.from(text) : digestOf(text);
    push({ from, count, bytes: text.length, content });
    open = undefined;
  }

  function extend(from: number, count: number, stretch: Stretch): void {
    open ??= { from, count: 0, start: stretch.start + stretch.origin, end: 0 };
    open.count += count;
    open.end = stretch.end + stretch.origin;
    if (open.end - open.start >= blockBytes) close(stretch);
  }

  return {
    add: (from, stretch) => extend(from, 1, stretch),
    addBlock(block, from, stretch) {
      const isShort = (open ? open.end - open.start : block.bytes) < shortBytes;
      if (isShort) return extend(from, block.count, stretch);
      close(stretch);
      const { content } = block;
      const isKept = typeof content === "string" || fits(block.bytes);
      push({ ...block, from, content: isKept ? content : digestOf(content) });
    },
    neededFrom: () => open?.start,
    blocks,
  };
}

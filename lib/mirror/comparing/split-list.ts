export class BodyUnreadable extends Error {
  override readonly name = "BodyUnreadable";

  readonly reason: "empty" | "not_json" | "not_as_documented" | "too_many";

  constructor(reason: BodyUnreadable["reason"]) {
    super(reason);
    this.reason = reason;
  }
}

const quote = 0x22;
export const comma = 0x2c;
const backslash = 0x5c;
const openList = 0x5b;
export const closeList = 0x5d;
const openObject = 0x7b;
const closeObject = 0x7d;

function skipBlanks(body: Uint8Array, from: number): number {
  let at = from;
  while (body[at] === 0x20 || body[at] === 0x0a || body[at] === 0x0d || body[at] === 0x09) at += 1;
  return at;
}

const skipByteOrderMark = (body: Uint8Array) =>
  body[0] === 0xef && body[1] === 0xbb && body[2] === 0xbf ? 3 : 0;

/** The comma or bracket that ends the item at `start`; undefined when the bytes end first. */
export function endOfItem(body: Uint8Array, start: number): number | undefined {
  let depth = 0;
  let isInText = false;
  for (let at = start; at < body.length; at += 1) {
    const byte = body[at];
    if (isInText) {
      if (byte === backslash) at += 1;
      else if (byte === quote) isInText = false;
    } else if (byte === quote) isInText = true;
    else if (byte === openObject || byte === openList) depth += 1;
    else if (byte === closeObject || byte === closeList) {
      if (depth === 0) return at;
      depth -= 1;
    } else if (byte === comma && depth === 0) return at;
  }
  return undefined;
}

/** A byte order mark is skipped only at the body's beginning, as when it is read whole. */
const utf8 = new TextDecoder("utf-8", { ignoreBOM: true });

/** @throws BodyUnreadable when the bytes from `start` to `end` are no JSON. */
export function parsePart(body: Uint8Array, start: number, end: number): unknown {
  try {
    return JSON.parse(utf8.decode(body.subarray(start, end)));
  } catch {
    throw new BodyUnreadable("not_json");
  }
}

export type ItemTaker = {
  /** @param bytes the body from its byte `origin` on. @returns where the last complete item ends. */
  take(bytes: Buffer, start: number, origin: number, isAll: boolean): number | undefined;
  neededFrom?(): number | undefined;
};

export type ListSplitter = {
  take(piece: Uint8Array): void;
  end(): void;
};

/** Splits a JSON array as it arrives. It is valid if this reaches its end and each item is valid. */
export function createListSplitter(taker: ItemTaker): ListSplitter {
  let memory = Buffer.alloc(0);
  let length = 0;
  let origin = 0;
  let at = 0;
  let enough = 1;
  let phase: "begin" | "first" | "items" | "over" = "begin";

  function add(piece: Uint8Array): void {
    if (length + piece.length > memory.length) {
      const wider = Buffer.allocUnsafeSlow(Math.max(length + piece.length, memory.length * 2));
      memory.copy(wider, 0, 0, length);
      memory = wider;
    }
    memory.set(piece, length);
    length += piece.length;
  }

  function forget(): void {
    const from = Math.min(at, (taker.neededFrom?.() ?? Number.POSITIVE_INFINITY) - origin);
    memory.copyWithin(0, from, length);
    length -= from;
    at -= from;
    origin += from;
    // A long item is scanned again only when twice as much of it has come, not with each piece.
    enough = 2 * length;
  }

  function begin(bytes: Buffer, isAll: boolean): boolean {
    if (bytes.length < 3 && !isAll) return false;
    const start = skipBlanks(bytes, skipByteOrderMark(bytes));
    if (start === bytes.length) {
      if (isAll) throw new BodyUnreadable("empty");
      return false;
    }
    if (bytes[start] !== openList) {
      if (!isAll) return false;
      parsePart(bytes, start, bytes.length);
      throw new BodyUnreadable("not_as_documented");
    }
    at = start + 1;
    return true;
  }

  function work(isAll: boolean): void {
    const bytes = memory.subarray(0, length);
    if (phase === "begin") {
      if (!begin(bytes, isAll)) return;
      phase = "first";
    }
    at = skipBlanks(bytes, at);
    if (phase === "first" && at < length) {
      phase = bytes[at] === closeList ? "over" : "items";
      if (phase === "over") at = skipBlanks(bytes, at + 1);
    }
    while (phase === "items" && at < length) {
      const end = taker.take(bytes, at, origin, isAll);
      if (end === undefined) return;
      if (bytes[end] === closeList) phase = "over";
      else if (bytes[end] !== comma) throw new BodyUnreadable("not_json");
      at = skipBlanks(bytes, end + 1);
    }
    if (phase === "over" && at < length) throw new BodyUnreadable("not_json");
  }

  return {
    take(piece) {
      add(piece);
      if (length < enough) return;
      work(false);
      forget();
    },
    end() {
      work(true);
      if (phase !== "over") throw new BodyUnreadable("not_json");
    },
  };
}

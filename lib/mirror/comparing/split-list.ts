/** Why a body is no list: as the client says it of other answers. */
export class BodyUnreadable extends Error {
  override readonly name = "BodyUnreadable";

  constructor(readonly reason: "empty" | "not_json" | "not_as_documented" | "too_many") {
    super(reason);
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

/**
 * @returns where the item that begins at `start` ends: at a comma or bracket outside of it; undefined when the
 *   bytes end before it does.
 */
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

/** A byte order mark counts at the very beginning only, as for any reader of the whole. */
const utf8 = new TextDecoder("utf-8", { ignoreBOM: true });

/** What the body says as JSON between two of its bytes. @throws BodyUnreadable when that is none. */
export function parsePart(body: Uint8Array, start: number, end: number): unknown {
  try {
    return JSON.parse(utf8.decode(body.subarray(start, end)));
  } catch {
    throw new BodyUnreadable("not_json");
  }
}

export type ItemTaker = {
  /**
   * Takes the item that begins at `start`, or several from there on.
   * @param bytes what there is of the body, the first of which is its byte `origin`.
   * @param isAll whether nothing follows.
   * @returns where the last of them ends; undefined while too little of them is there.
   */
  take(bytes: Buffer, start: number, origin: number, isAll: boolean): number | undefined;
  /** From which byte of the body on it still needs what it has taken. */
  neededFrom?(): number | undefined;
};

export type ListSplitter = {
  /** @throws BodyUnreadable; whatever the taker throws. */
  take(piece: Uint8Array): void;
  /** The body has come to its end. @throws BodyUnreadable */
  end(): void;
};

/**
 * Goes through the items of a JSON array as it comes, without parsing them, and holds no more of it than the
 * item that isn't all there. The body is JSON if, and only if, this gets to its end and every item is.
 */
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
    // A long item is looked through again when twice as much of it is there, not with every piece.
    enough = 2 * length;
  }

  /** Before the list: blanks only. @returns whether the list has begun. */
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

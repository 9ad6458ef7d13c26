/** Why a body is no list: as the client says it of other answers. */
export class BodyUnreadable extends Error {
  override readonly name = "BodyUnreadable";

  constructor(readonly reason: "empty" | "not_json" | "not_as_documented") {
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

/** @returns where the item that begins at `start` ends: at a comma or bracket outside of it. */
export function endOfItem(body: Uint8Array, start: number): number {
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
  throw new BodyUnreadable("not_json");
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

/**
 * Goes through the items of a JSON array without parsing them. The body is JSON if, and only if, this gets to
 * its end and every item is.
 * @param take gets where an item begins, and says where it ends, or where a later one does if it has taken
 *   several.
 * @throws BodyUnreadable
 */
export function listItems(body: Uint8Array, take: (start: number) => number): void {
  const begin = skipBlanks(body, skipByteOrderMark(body));
  if (begin === body.length) throw new BodyUnreadable("empty");
  if (body[begin] !== openList) {
    parsePart(body, begin, body.length);
    throw new BodyUnreadable("not_as_documented");
  }
  let at = skipBlanks(body, begin + 1);
  if (body[at] !== closeList) {
    for (;;) {
      at = take(at);
      if (body[at] !== comma) break;
      at = skipBlanks(body, at + 1);
    }
  }
  if (body[at] !== closeList || skipBlanks(body, at + 1) !== body.length) {
    throw new BodyUnreadable("not_json");
  }
}

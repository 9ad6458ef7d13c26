import fc from "fast-check";

const ways = [
  "flip",
  "flip",
  "cut_short",
  "cut_out",
  "repeat",
  "insert",
  "insert",
  "repeat_name",
  "big_number",
  "byte_order_mark",
  "latin1",
  "utf16",
  "trailing",
  "deep",
  "blanks",
] as const;

/** One change to bytes: `at` and `length` are taken modulo the length there is. */
export type ByteMutation = { at: number; length: number; way: (typeof ways)[number]; with: string };

/** Pieces that matter to a parser of JSON or UTF-8. */
const pieces = [
  '"',
  "\\",
  "{",
  "}",
  "[",
  "]",
  ",",
  ":",
  "\u0000",
  "\n",
  "\\u0000",
  "\\ud800",
  "null",
  "true",
  "-",
  "1e999",
  "NaN",
  "//",
  "\u00ff\u00fe",
  "\u00c3",
  "\u00ed\u00a0\u0080",
  "\u00f0\u009f",
  "\u00ef\u00bb\u00bf",
];

export const byteMutation = (): fc.Arbitrary<ByteMutation> =>
  fc.record({
    at: fc.nat({ max: 99_999 }),
    length: fc.nat({ max: 40 }),
    way: fc.constantFrom(...ways),
    with: fc.constantFrom(...pieces),
  });

const bigNumbers = [
  "1e999",
  "-1e999",
  "9007199254740993",
  "1".repeat(400),
  "1e-999",
  "-0",
  "01",
  "1.",
  "0.1e+",
];

/** The text with its n-th match replaced; unchanged without a match. */
function replaceNth(text: string, pattern: RegExp, nth: number, by: (found: string) => string): string {
  const found = [...text.matchAll(pattern)];
  const one = found[nth % Math.max(1, found.length)];
  if (!one) return text;
  return text.slice(0, one.index) + by(one[0]) + text.slice(one.index + one[0].length);
}

const asText = (bytes: Buffer, change: (text: string) => string) =>
  Buffer.from(change(bytes.toString("utf8")));

export function mutateBytes(bytes: Buffer, { at: anywhere, length, way, with: piece }: ByteMutation): Buffer {
  const at = anywhere % (bytes.length + 1);
  const before = bytes.subarray(0, at);
  const after = bytes.subarray(at + length);
  switch (way) {
    case "flip": {
      const flipped = Buffer.from(bytes);
      if (at < flipped.length) flipped[at] = (flipped[at] ?? 0) ^ (1 << (length % 8));
      return flipped;
    }
    case "cut_short":
      return Buffer.from(before);
    case "cut_out":
      return Buffer.concat([before, after]);
    case "repeat":
      return Buffer.concat([bytes.subarray(0, at + length), bytes.subarray(at)]);
    case "insert":
      return Buffer.concat([before, Buffer.from(piece, "latin1"), bytes.subarray(at)]);
    case "repeat_name":
      return asText(bytes, (text) =>
        replaceNth(text, /"\w+":(?:"[^"\\]*"|-?\d+|true|false|null)/g, anywhere, (found) => {
          const other = length % 2 === 0 ? JSON.stringify(piece) : String(length);
          const repeated = `${found.slice(0, found.indexOf(":") + 1)}${other}`;
          return length % 3 === 0 ? `${repeated},${found}` : `${found},${repeated}`;
        }),
      );
    case "big_number":
      return asText(bytes, (text) =>
        replaceNth(text, /(?<=:)-?\d+/g, anywhere, () => bigNumbers[length % bigNumbers.length] ?? "0"),
      );
    case "byte_order_mark":
      return Buffer.concat([Buffer.from([0xef, 0xbb, 0xbf]), bytes]);
    case "latin1":
      return Buffer.from(bytes.toString("utf8"), "latin1");
    case "utf16":
      return Buffer.from(bytes.toString("utf8"), "utf16le");
    case "trailing":
      return Buffer.concat([bytes, Buffer.from(piece, "latin1")]);
    case "deep": {
      const levels = (length + 1) * 500;
      return Buffer.concat([Buffer.from("[".repeat(levels)), bytes, Buffer.from("]".repeat(levels))]);
    }
    case "blanks":
      return Buffer.concat([before, Buffer.alloc(length * 1_000, " "), bytes.subarray(at)]);
    default:
      return way satisfies never;
  }
}

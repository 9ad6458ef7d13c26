import { type Encoding, encodings } from "@/components/imports/reading/encodings";
import { guessEncodings } from "@/components/imports/reading/guess-encodings";
import { ReadProblem } from "@/components/imports/reading/read-problem";

/** `encoding`: absent where the file says it, or no other fits. */
export type DecodedText = { text: string; encoding?: Encoding };

/** How far the beginning tells UTF-16 by its zeros. */
const looksAt = 4_096;

/** Of one file: more would only make the choice longer. */
const mostReadings = 8;
/** Of a file beyond it, few: all of them are read. */
const longBytes = 2 * 1024 * 1024;

const startsWith = (bytes: Uint8Array, ...beginning: number[]) =>
  beginning.every((byte, at) => bytes[at] === byte);

/** Letters of European languages have a zero as their upper byte in UTF-16. */
function guessUtf16(bytes: Uint8Array): "utf-16le" | "utf-16be" | undefined {
  const beginning = bytes.subarray(0, looksAt - (looksAt % 2));
  const zeros = [0, 0];
  for (const [at, byte] of beginning.entries()) if (byte === 0) zeros[at % 2] = (zeros[at % 2] ?? 0) + 1;
  const [even = 0, odd = 0] = zeros;
  const many = beginning.length / 5;
  if (odd > many && even < odd / 20) return "utf-16le";
  return even > many && odd < even / 20 ? "utf-16be" : undefined;
}

const unicodeOf = (bytes: Uint8Array): string => {
  if (startsWith(bytes, 0xff, 0xfe)) return "utf-16le";
  if (startsWith(bytes, 0xfe, 0xff)) return "utf-16be";
  return guessUtf16(bytes) ?? "utf-8";
};

function decodeUnicode(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder(unicodeOf(bytes), { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

const count = (text: string, letters: RegExp) => text.match(letters)?.length ?? 0;

/** Stands for bytes that are no letter. */
const unreadable = /\ufffd/g;

/** By chance, letters of other encodings hardly ever are letters of UTF-8: one that is damaged has many of them. */
function decodeDamaged(bytes: Uint8Array): DecodedText[] {
  const text = new TextDecoder().decode(bytes);
  const strange = count(text, unreadable);
  return count(text, /[^\p{ASCII}]/gu) - strange > strange ? [{ text, encoding: "utf-8" }] : [];
}

const byCommonness = Object.keys(encodings);

const isMoreCommon = (encoding: Encoding, than: Encoding = encoding) =>
  byCommonness.indexOf(encoding) < byCommonness.indexOf(than);

async function decodeGuessed(bytes: Uint8Array): Promise<DecodedText[]> {
  const most = bytes.length > longBytes ? 3 : mostReadings;
  const readings = decodeDamaged(bytes);
  for (const encoding of await guessEncodings(bytes)) {
    if (readings.length === most) break;
    const text = new TextDecoder(encoding).decode(bytes);
    if (text.includes("\ufffd")) continue;
    const same = readings.find((other) => other.text === text);
    if (!same) readings.push({ text, encoding });
    else if (isMoreCommon(encoding, same.encoding)) same.encoding = encoding;
  }
  return readings.length > 0 ? readings : [{ text: new TextDecoder("windows-1252").decode(bytes) }];
}

// Tabs, breaks and the end of a page aside.
const controls = /[^\P{Cc}\t\n\v\f\r\u0085]/gu;
/** Exports of old systems have a stray one here and there. */
const mostStrange = 0.01;

const isText = ({ text }: DecodedText) =>
  !text.includes("\0") && count(text, controls) <= text.length * mostStrange;

const otherFormats = /^\s*(?:<(?:!doctype|html|\?xml|table|meta|head)|\{\\rtf)/i;

/**
 * The text of a file. One that is neither UTF-8 nor UTF-16 says nothing of its encoding: all that its letters may be
 * are returned, the most probable first. @throws ReadProblem where it is no text, or a format of its own.
 */
export async function decodeText(bytes: Uint8Array): Promise<DecodedText[]> {
  if (startsWith(bytes, 0x25, 0x50, 0x44, 0x46)) throw new ReadProblem("unsupported");
  const unicode = decodeUnicode(bytes);
  const decoded = unicode === undefined ? await decodeGuessed(bytes) : [{ text: unicode }];
  const readings = decoded.filter(isText);
  const [first] = readings;
  if (!first) throw new ReadProblem("not_a_table");
  // Many systems call a page of HTML .xls.
  if (otherFormats.test(first.text.slice(0, 200))) throw new ReadProblem("unsupported");
  // DOS ended files so.
  return readings.map(({ text, encoding }) => ({
    text: text.endsWith("\u001a") ? text.slice(0, -1) : text,
    encoding,
  }));
}

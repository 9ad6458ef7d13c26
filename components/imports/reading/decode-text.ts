import { ReadProblem } from "@/components/imports/reading/read-problem";

/** How far the beginning tells UTF-16 by its zeros. */
const looksAt = 4_096;

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

const encodingOf = (bytes: Uint8Array): string => {
  if (startsWith(bytes, 0xff, 0xfe)) return "utf-16le";
  if (startsWith(bytes, 0xfe, 0xff)) return "utf-16be";
  return guessUtf16(bytes) ?? "utf-8";
};

function decode(bytes: Uint8Array): string {
  try {
    return new TextDecoder(encodingOf(bytes), { fatal: true }).decode(bytes);
  } catch {
    // As Excel on Windows saves CSV in most of Europe: ü is no UTF-8 there.
    return new TextDecoder("windows-1252").decode(bytes);
  }
}

// Tabs, breaks and the end of a page aside.
const controls = /[^\P{Cc}\t\n\v\f\r\u0085]/gu;
/** Exports of old systems have a stray one here and there. */
const mostStrange = 0.01;

const isText = (text: string) =>
  !text.includes("\0") && (text.match(controls)?.length ?? 0) <= text.length * mostStrange;

const otherFormats = /^\s*(?:<(?:!doctype|html|\?xml|table|meta|head)|\{\\rtf)/i;

/** The text of a file without a byte order mark. @throws ReadProblem where it is none, or a format of its own. */
export function decodeText(bytes: Uint8Array): string {
  if (startsWith(bytes, 0x25, 0x50, 0x44, 0x46)) throw new ReadProblem("unsupported");
  const text = decode(bytes);
  if (!isText(text)) throw new ReadProblem("not_a_table");
  // Many systems call a page of HTML .xls.
  if (otherFormats.test(text.slice(0, 200))) throw new ReadProblem("unsupported");
  // DOS ended files so.
  return text.endsWith("\u001a") ? text.slice(0, -1) : text;
}

import type { ListedColumns } from "@/lib/mirror/diff";

/** Two numbers that every character is worked into: cyrb53, as quick as a script can hash. */
const firstSeed = 0xdeadbeef;
const secondSeed = 0x41c6ce57;

/** Mixes both halves into one integer of 53 bits: of a hundred thousand rows, two never meet by chance. */
function finish(first: number, second: number): number {
  const one = Math.imul(first ^ (first >>> 16), 2246822507) ^ Math.imul(second ^ (second >>> 13), 3266489909);
  const two = Math.imul(second ^ (second >>> 16), 2246822507) ^ Math.imul(first ^ (first >>> 13), 3266489909);
  return 4294967296 * (2097151 & two) + (one >>> 0);
}

function hashText(text: string): number {
  let first = firstSeed;
  let second = secondSeed;
  for (let at = 0; at < text.length; at += 1) {
    const unit = text.charCodeAt(at);
    first = Math.imul(first ^ unit, 2654435761);
    second = Math.imul(second ^ unit, 1597334677);
  }
  return finish(first, second);
}

/** 53 bits of what stands between two bytes: a changed item passes for the one before once in 10^16 times. */
export function printOfBytes(bytes: Uint8Array, start: number, end: number): number {
  let first = firstSeed;
  let second = secondSeed;
  for (let at = start; at < end; at += 1) {
    const byte = bytes[at] ?? 0;
    first = Math.imul(first ^ byte, 2654435761);
    second = Math.imul(second ^ byte, 1597334677);
  }
  return finish(first, second);
}

/** No text of a row has U+0000, so it can stand for "absent" and between two. */
const absent = "\u0000";

/** What a listed row comes down to: 53 bits that differ when the row does. */
export const printOf = ({
  status,
  created_at,
  application_url,
  report_url,
  detail,
  oddities,
}: ListedColumns): number =>
  hashText(
    [status, created_at, application_url, report_url, detail, oddities]
      .map((text) => text ?? absent)
      .join(absent),
  );

import { finishHash, firstSeed, hashText, secondSeed } from "@/lib/hash-text";
import type { ListedColumns } from "@/lib/mirror/diff";

/** 53 bits of what stands between two bytes: a changed item passes for the one before once in 10^16 times. */
export function printOfBytes(bytes: Uint8Array, start: number, end: number): number {
  let first = firstSeed;
  let second = secondSeed;
  for (let at = start; at < end; at += 1) {
    const byte = bytes[at] ?? 0;
    first = Math.imul(first ^ byte, 2654435761);
    second = Math.imul(second ^ byte, 1597334677);
  }
  return finishHash(first, second);
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

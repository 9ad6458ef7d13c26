import type { ListedColumns } from "@/lib/assessments/mirrored-columns";
import { finishHash, firstSeed, hashText, secondSeed } from "@/lib/hash-text";

/** A 53-bit hash: a changed item looks unchanged once in 10^16 times. */
export function hashBytes(bytes: Uint8Array, start: number, end: number): number {
  let first = firstSeed;
  let second = secondSeed;
  for (let at = start; at < end; at += 1) {
    const byte = bytes[at] ?? 0;
    first = Math.imul(first ^ byte, 2654435761);
    second = Math.imul(second ^ byte, 1597334677);
  }
  return finishHash(first, second);
}

/** No text of a row has U+0000, so it can separate fields and mean "absent". */
const absent = "\u0000";

export const hashRow = ({
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

import { mostUnpackedBytes } from "@/components/imports/reading/limits";
import { ReadProblem } from "@/components/imports/reading/read-problem";

// APPNOTE.TXT 6.3, sections 4.3.12 and 4.3.16.
const endSignature = 0x06054b50;
const endBytes = 22;
const longestComment = 0xffff;
const entrySignature = 0x02014b50;
const entryBytes = 46;
/** Stands where ZIP64 has the true number elsewhere. No file that is taken is that large. */
const elsewhere = 0xffffffff;
const elsewhereCount = 0xffff;

const encrypted = 1;
const sizesFollow = 8;
const mostEntries = 5_000;

// From behind, as hucre looks for it: both have to see the same directory.
function findEnd(view: DataView): number {
  const last = view.byteLength - endBytes;
  for (let at = last; at >= Math.max(0, last - longestComment); at -= 1)
    if (view.getUint32(at, true) === endSignature) return at;
  throw new ReadProblem("damaged");
}

/**
 * The names in a ZIP archive, by its directory alone: nothing is unpacked. An archive can’t hide a size from it, as
 * hucre unpacks no more of an entry than is said here. @throws ReadProblem for what is too large, encrypted or broken.
 */
export function lookIntoZip(bytes: Uint8Array): Set<string> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (view.byteLength < endBytes) throw new ReadProblem("damaged");
  const end = findEnd(view);
  const count = view.getUint16(end + 10, true);
  let at = view.getUint32(end + 16, true);
  if (count === elsewhereCount || view.getUint32(end + 12, true) === elsewhere || count > mostEntries)
    throw new ReadProblem("damaged");
  const names = new Set<string>();
  let unpacked = 0;
  for (let entry = 0; entry < count; entry += 1) {
    if (at + entryBytes > view.byteLength || view.getUint32(at, true) !== entrySignature)
      throw new ReadProblem("damaged");
    const flags = view.getUint16(at + 8, true);
    const packedBytes = view.getUint32(at + 20, true);
    const unpackedBytes = view.getUint32(at + 24, true);
    const nameBytes = view.getUint16(at + 28, true);
    const moreBytes = view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
    if (flags & encrypted) throw new ReadProblem("protected");
    // Without a size here hucre would take the entry’s own word for it, or none.
    const isUnsaid = unpackedBytes === 0 && (packedBytes > 2 || (flags & sizesFollow) !== 0);
    const isElsewhere = [packedBytes, unpackedBytes, view.getUint32(at + 42, true)].includes(elsewhere);
    if (isUnsaid || isElsewhere) throw new ReadProblem("damaged");
    unpacked += unpackedBytes;
    if (unpacked > mostUnpackedBytes) throw new ReadProblem("too_large");
    names.add(new TextDecoder().decode(bytes.subarray(at + entryBytes, at + entryBytes + nameBytes)));
    at += entryBytes + nameBytes + moreBytes;
  }
  return names;
}

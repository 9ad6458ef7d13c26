import { decodeText } from "@/components/imports/reading/decode-text";
import { mostBytes } from "@/components/imports/reading/limits";
import { readAddresses } from "@/components/imports/reading/read-addresses";
import { ReadProblem } from "@/components/imports/reading/read-problem";
import { readTable } from "@/components/imports/reading/read-table";
import { readWorkbook } from "@/components/imports/reading/read-workbook";
import type { Sheet } from "@/components/imports/reading/sheet";

const begins = (bytes: Uint8Array, ...beginning: number[]) =>
  beginning.every((byte, at) => bytes[at] === byte);

/** The stream in which Office keeps a workbook that a password protects, as the file’s directory has it: in UTF-16. */
const protectedStream = [..."EncryptedPackage"].join("\0");

/** Files of older Office versions, and encrypted ones of all. */
function oldOfficeProblem(bytes: Uint8Array): ReadProblem {
  const isProtected = new TextDecoder("windows-1252").decode(bytes).includes(protectedStream);
  return new ReadProblem(isProtected ? "protected" : "unsupported");
}

/** Files put together from several mix their line endings; Windows programs that write CRLF twice have CR CR LF. */
const withLineFeeds = (text: string) => text.replace(/\r{0,2}\n|\r/g, "\n");

function readText(written: string): Sheet {
  const text = withLineFeeds(written);
  return readAddresses(text) ?? readTable(text);
}

async function readBytes(bytes: Uint8Array): Promise<Sheet[]> {
  if (begins(bytes, 0xd0, 0xcf, 0x11, 0xe0)) throw oldOfficeProblem(bytes);
  // By what it is: a name says little.
  if (begins(bytes, 0x50, 0x4b, 0x03, 0x04) || begins(bytes, 0x50, 0x4b, 0x05, 0x06))
    return readWorkbook(bytes);
  const readings = await decodeText(bytes);
  return readings.map(({ text, encoding }) => ({ ...readText(text), encoding }));
}

/**
 * Reads a file, or what was pasted. None of the sheets is empty. Of a text whose encoding isn’t certain, each sheet is
 * another reading of it. @throws ReadProblem
 */
export async function readSource(source: Blob | string): Promise<Sheet[]> {
  const size = typeof source === "string" ? source.length : source.size;
  if (size > mostBytes) throw new ReadProblem("too_large");
  const sheets =
    typeof source === "string"
      ? [readText(source.replaceAll("\0", ""))]
      : await readBytes(new Uint8Array(await source.arrayBuffer()));
  if (sheets.every(({ rows, problem }) => rows.length === 0 && !problem)) throw new ReadProblem("empty");
  return sheets;
}

import { crc32, deflateRawSync } from "node:zlib";

export type Entry = {
  name: string;
  data: Uint8Array | string;
  /** What the directory says instead of the truth. */
  claims?: { unpackedBytes?: number; packedBytes?: number; flags?: number };
};

const little = (...fields: [bytes: 2 | 4, value: number][]): Buffer =>
  Buffer.concat(
    fields.map(([bytes, value]) => {
      const field = Buffer.alloc(bytes);
      field.writeUIntLE(value, 0, bytes);
      return field;
    }),
  );

/** A ZIP archive made by hand, honest or not. */
export function zipOf(entries: readonly Entry[]): Uint8Array<ArrayBuffer> {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const { name, data, claims } of entries) {
    const plain = Buffer.from(data);
    const packed = deflateRawSync(plain);
    const sizes = little(
      [4, crc32(plain)],
      [4, claims?.packedBytes ?? packed.length],
      [4, claims?.unpackedBytes ?? plain.length],
    );
    const flags = claims?.flags ?? 0;
    const nameBytes = Buffer.from(name);
    const header = Buffer.concat([
      little([4, 0x04034b50], [2, 20], [2, flags], [2, 8], [4, 0]),
      sizes,
      little([2, nameBytes.length], [2, 0]),
      nameBytes,
    ]);
    directory.push(
      Buffer.concat([
        little([4, 0x02014b50], [2, 20], [2, 20], [2, flags], [2, 8], [4, 0]),
        sizes,
        little([2, nameBytes.length], [2, 0], [2, 0], [2, 0], [2, 0], [4, 0], [4, offset]),
        nameBytes,
      ]),
    );
    parts.push(header, packed);
    offset += header.length + packed.length;
  }
  const listed = Buffer.concat(directory);
  const end = little(
    [4, 0x06054b50],
    [2, 0],
    [2, 0],
    [2, entries.length],
    [2, entries.length],
    [4, listed.length],
    [4, offset],
    [2, 0],
  );
  return Uint8Array.from(Buffer.concat([...parts, listed, end]));
}

const main = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";
const relations = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const packages = "http://schemas.openxmlformats.org/package/2006";

/** The parts of a workbook with one sheet of this XML. */
export function workbookParts(sheetXml: string, claims?: Entry["claims"]): Entry[] {
  return [
    {
      name: "[Content_Types].xml",
      data: `<Types xmlns="${packages}/content-types"><Default Extension="xml" ContentType="application/xml"/></Types>`,
    },
    {
      name: "_rels/.rels",
      data: `<Relationships xmlns="${packages}/relationships"><Relationship Id="rId1" Type="${relations}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    },
    {
      name: "xl/workbook.xml",
      data: `<workbook xmlns="${main}" xmlns:r="${relations}"><sheets><sheet name="People" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    },
    {
      name: "xl/_rels/workbook.xml.rels",
      data: `<Relationships xmlns="${packages}/relationships"><Relationship Id="rId1" Type="${relations}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
    },
    { name: "xl/worksheets/sheet1.xml", data: sheetXml, claims },
  ];
}

const escaped = (text: string) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");

export const inlineCell = (ref: string, text: string) =>
  `<c r="${ref}" t="inlineStr"><is><t>${escaped(text)}</t></is></c>`;

export const sheetOf = (rows: string) =>
  `<worksheet xmlns="${main}"><sheetData>${rows}</sheetData></worksheet>`;

export const workbookOf = (rows: string): Uint8Array<ArrayBuffer> => zipOf(workbookParts(sheetOf(rows)));

export const fileOf = (content: Uint8Array<ArrayBuffer> | string, name = "people.csv") =>
  new File([content], name);

export const utf16 = (text: string, order: "le" | "be", mark = false): Uint8Array<ArrayBuffer> => {
  const bytes = Buffer.from(mark ? `\ufeff${text}` : text, "utf16le");
  return Uint8Array.from(order === "be" ? bytes.swap16() : bytes);
};

/** A text as an old program writes it. @param encoding one that `TextDecoder` knows. */
export function encodedAs(text: string, encoding: string): Uint8Array<ArrayBuffer> {
  const decoder = new TextDecoder(encoding);
  const bytesOf = new Map<string, number[]>();
  const learn = (...bytes: number[]) => {
    const letter = decoder.decode(Uint8Array.from(bytes));
    if ([...letter].length === 1 && !bytesOf.has(letter)) bytesOf.set(letter, bytes);
  };
  for (let byte = 0; byte < 256; byte++) learn(byte);
  for (let lead = 0x81; lead < 255; lead++) for (let trail = 0x40; trail < 255; trail++) learn(lead, trail);
  const bytes = [...text].flatMap((letter) => {
    const found = bytesOf.get(letter);
    if (!found) throw new Error(`${encoding} has no ${letter}.`);
    return found;
  });
  return Uint8Array.from(bytes);
}

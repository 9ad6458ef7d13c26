import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { mostBytes } from "@/components/imports/reading/limits";
import { makeSheet } from "@/components/imports/reading/make-sheet";
import { ReadProblem } from "@/components/imports/reading/read-problem";
import { readSource } from "@/components/imports/reading/read-source";
import {
  fileOf,
  inlineCell,
  sheetOf,
  workbookOf,
  workbookParts,
  zipOf,
} from "@/components/imports/reading/testing-files";
import { runs } from "@/lib/testing-deep";

const refused = async (source: File | string) =>
  readSource(source).then(
    () => "read",
    (error: { reason?: string }) => error.reason,
  );

const oleBeginning = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1];
const ole = (stream: string) =>
  Uint8Array.from([...oleBeginning, ...new Uint8Array(1_000), ...Buffer.from(stream, "utf16le")]);
const png = Uint8Array.from([
  0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52,
]);

it.each([
  ["nothing", fileOf(""), "empty"],
  ["pasted blanks", " \n\t\n ", "empty"],
  ["rows of separators", fileOf(";;;\n;;;\n"), "empty"],
  ["a picture named .csv", fileOf(png), "not_a_table"],
  ["a photo named .csv", fileOf(Uint8Array.from([0xff, 0xd8, 0xff, 0xe0, 0, 16, 0x4a, 0x46])), "not_a_table"],
  ["NUL bytes", fileOf("email\nana@x.example\0\n"), "not_a_table"],
  ["a PDF", fileOf("%PDF-1.7\n1 0 obj"), "unsupported"],
  ["a web page named .xls", fileOf("<html><table><tr><td>a@x.example", "people.xls"), "unsupported"],
  ["an old .xls", fileOf(ole("Workbook"), "people.xls"), "unsupported"],
  ["a workbook with a password", fileOf(ole("EncryptedPackage"), "people.xlsx"), "protected"],
  ["more than 20 MB", fileOf(new Uint8Array(mostBytes + 1)), "too_large"],
  ["a pasted line of 50 MB", "a,".repeat(25_000_000), "too_large"],
  ["one cell of a megabyte", fileOf(`email\n${"a".repeat(1_000_000)}`), "not_a_table"],
  ["a line of 100 000 cells", fileOf("a,".repeat(100_000)), "too_many_columns"],
  ["51 columns", "a\t".repeat(51).trim().replaceAll("\t", "b\t"), "too_many_columns"],
  ["a ZIP that is cut off", fileOf(workbookOf("").subarray(0, 300)), "damaged"],
  [
    "an .ods",
    fileOf(zipOf([{ name: "mimetype", data: "application/vnd.oasis.opendocument.spreadsheet" }])),
    "unsupported",
  ],
  ["an archive of something", fileOf(zipOf([{ name: "cv.pdf", data: "%PDF" }])), "unsupported"],
  [
    "a workbook without its parts",
    fileOf(zipOf(workbookParts("").slice(4).concat({ name: "[Content_Types].xml", data: "<Types/>" }))),
    "damaged",
  ],
])("%s ends in one reason", async (_, source, reason) => {
  expect(await refused(source)).toBe(reason);
});

describe("a workbook", () => {
  const person = `<row r="1">${inlineCell("A1", "ana@x.example")}</row>`;

  it("with a cell in the last corner is read without it", async () => {
    const corner = `<row r="1048576">${inlineCell("XFD1048576", "x")}</row>`;
    const [sheet] = await readSource(fileOf(workbookOf(person + corner)));
    expect(sheet?.rows).toEqual([{ line: 1, cells: ["ana@x.example"] }]);
  });

  it("with 20 000 rows that reach to the last column is soon read", async () => {
    const rows = Array.from(
      { length: 20_000 },
      (_, at) => `<row r="${at + 1}">${inlineCell(`XFD${at + 1}`, "x")}</row>`,
    );
    expect(await refused(fileOf(workbookOf(rows.join(""))))).toBe("empty");
    const full = rows.map((_, at) => `<row r="${at + 1}">${inlineCell(`AY${at + 1}`, "x")}</row>`);
    expect(await refused(fileOf(workbookOf(full.join(""))))).toBe("too_many_columns");
  });

  it("of more than 100 MB is never unpacked", async () => {
    const parts = workbookParts(sheetOf(person), { unpackedBytes: 1_500_000_000 });
    expect(await refused(fileOf(zipOf(parts)))).toBe("too_large");
  });

  it("that is larger than it says is unpacked no further", async () => {
    const blanks = sheetOf(" ".repeat(30_000_000));
    await expect(
      readSource(fileOf(zipOf(workbookParts(blanks, { unpackedBytes: 1_000 })))),
    ).rejects.toThrow();
    expect(await refused(fileOf(zipOf(workbookParts(blanks, { unpackedBytes: 0 }))))).toBe("damaged");
    const unsaid = { unpackedBytes: 0, packedBytes: 0, flags: 8 };
    expect(await refused(fileOf(zipOf(workbookParts(blanks, unsaid))))).toBe("damaged");
  });

  it("with a size that stands elsewhere is refused", async () => {
    const elsewhere = { unpackedBytes: 0xffffffff };
    expect(await refused(fileOf(zipOf(workbookParts(sheetOf(person), elsewhere))))).toBe("damaged");
  });

  it("with an encrypted entry asks for a password", async () => {
    expect(await refused(fileOf(zipOf(workbookParts(sheetOf(person), { flags: 1 }))))).toBe("protected");
  });

  it("expands no entity that it declares", async () => {
    const bomb = `<!DOCTYPE x [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;">]>${sheetOf(
      `<row r="1"><c r="A1" t="inlineStr"><is><t>&b;</t></is></c></row>`,
    )}`;
    const [sheet] = await readSource(fileOf(zipOf(workbookParts(bomb))));
    expect(sheet?.rows[0]?.cells[0]?.length).toBeLessThan(10);
  });

  it("with more rows says how many", async () => {
    const rows = Array.from(
      { length: 6_001 },
      (_, at) => `<row r="${at + 1}">${inlineCell(`A${at + 1}`, "x")}</row>`,
    );
    await expect(readSource(fileOf(workbookOf(rows.join(""))))).rejects.toMatchObject({
      reason: "too_many_rows",
      rows: 6_000,
    });
  });
});

it("whatever the bytes are, there are rows or one reason", async () => {
  const honest = workbookOf(
    `<row r="1">${inlineCell("A1", "E-Mail")}</row><row r="2">${inlineCell("A2", "ana@x.example")}</row>`,
  );
  const changes = fc.array(fc.tuple(fc.nat(honest.length - 1), fc.nat(255)), { minLength: 1, maxLength: 6 });
  const hurt = changes.map((all) => {
    const bytes = Uint8Array.from(honest);
    for (const [at, byte] of all) bytes[at] = byte;
    return bytes;
  });
  const any = fc.uint8Array({ maxLength: 300 }).map((bytes) => Uint8Array.from(bytes));
  const text = fc
    .string({ unit: fc.constantFrom(...'a@.,;|\t\n\r"<> é') })
    .map((all) => Uint8Array.from(Buffer.from(all)));
  await fc.assert(
    fc.asyncProperty(fc.oneof(hurt, any, text), async (bytes) => {
      const [sheet] = await readSource(fileOf(bytes)).catch((error: unknown) => {
        if (error instanceof ReadProblem) return [{ rows: [{}] }];
        throw error;
      });
      expect(sheet?.rows.length).toBeGreaterThan(0);
    }),
    runs(500),
  );
});

it("one long text in every cell is too large, before it is copied anywhere", () => {
  const cells = Array.from({ length: 50 }, () => "a".repeat(30_000));
  const sheet = makeSheet();
  const takeAll = () => {
    for (let line = 1; line <= 10; line += 1) sheet.take(line, cells);
  };
  expect(takeAll).toThrow(expect.objectContaining({ reason: "too_large" }));
});

import { writeXlsx } from "hucre/xlsx";
import { expect, it } from "vitest";
import { readWorkbook } from "@/components/imports/reading/read-workbook";
import { inlineCell, workbookOf } from "@/components/imports/reading/testing-files";

const cell = (ref: string, rest: string) => `<c r="${ref}"${rest}`;
const firstCells = async (bytes: Uint8Array) =>
  (await readWorkbook(bytes))[0]?.rows.map(({ cells }) => cells);

it("reads every visible sheet that has rows, by its name", async () => {
  const bytes = await writeXlsx({
    sheets: [
      { name: "Empty", rows: [] },
      { name: "Bewerber", rows: [["E-Mail"], ["ana@x.example"]] },
      { name: "Hidden", hidden: true, rows: [["no@x.example"]] },
      { name: "Older", rows: [["bo@x.example"]] },
    ],
  });
  expect((await readWorkbook(bytes)).map(({ name, rows }) => [name, rows.length])).toEqual([
    ["Bewerber", 2],
    ["Older", 1],
  ]);
});

it("reads numbers as they are dialled, dates, booleans and shared texts", async () => {
  const bytes = await writeXlsx({
    sheets: [
      {
        name: "A",
        rows: [
          [491701234567, 4.9, true, "Zoë", null],
          [1e15, 0.1 + 0.2, false, "Zoë", ""],
        ],
        columns: [],
      },
      { name: "B", rows: [[new Date(Date.UTC(2026, 10, 24)), new Date(Date.UTC(2026, 10, 24, 9, 30))]] },
    ],
  });
  expect(await firstCells(bytes)).toEqual([
    ["491701234567", "4.9", "true", "Zoë"],
    ["1000000000000000", "0.3", "false", "Zoë"],
  ]);
  expect((await readWorkbook(bytes))[1]?.rows[0]?.cells).toEqual(["2026-11-24", "2026-11-24 09:30"]);
});

it("reads what formulas came to, and numbers as Excel writes large ones", async () => {
  const bytes = workbookOf(
    `<row r="1">${cell("A1", ' t="str"><f>B1&amp;"@x.example"</f><v>ana@x.example</v></c>')}${cell(
      "B1",
      "><v>4.9170123456699997E11</v></c>",
    )}${cell("C1", "><f>1+1</f><v>2</v></c>")}</row>`,
  );
  expect(await firstCells(bytes)).toEqual([["ana@x.example", "491701234567", "2"]]);
});

it("reads the address behind a name or a label", async () => {
  const bytes = await writeXlsx({
    sheets: [
      {
        name: "A",
        rows: [["Ana Silva", "E-Mail", "bo@x.example", "Lebenslauf", "Bo Li"]],
        cells: new Map([
          ["0,0", { hyperlink: { target: "mailto:ana@x.example?subject=Hi" } }],
          ["0,1", { hyperlink: { target: "mailto:ana@x.example" } }],
          ["0,2", { hyperlink: { target: "mailto:other@x.example" } }],
          ["0,3", { hyperlink: { target: "https://x.example/cv.pdf" } }],
          ["0,4", { hyperlink: { target: "https://x.example/bo" } }],
        ]),
      },
    ],
  });
  expect(await firstCells(bytes)).toEqual([
    ["Ana Silva <ana@x.example>", "ana@x.example", "bo@x.example", "https://x.example/cv.pdf", "Bo Li"],
  ]);
});

it("counts empty rows, and leaves them out", async () => {
  const bytes = workbookOf(
    `<row r="3">${inlineCell("B3", "a")}</row><row r="7">${inlineCell("A7", " ")}</row><row r="9">${inlineCell("B9", "b")}</row>`,
  );
  expect((await readWorkbook(bytes))[0]?.rows).toEqual([
    { line: 3, cells: ["", "a"] },
    { line: 9, cells: ["", "b"] },
  ]);
});

it("takes the sheets that fit, and says of others why they don’t", async () => {
  const bytes = await writeXlsx({
    sheets: [
      { name: "Log", rows: Array.from({ length: 5_100 }, (_, at) => [at]) },
      { name: "People", rows: [["ana@x.example"]] },
    ],
  });
  expect((await readWorkbook(bytes)).map(({ name, rows, problem }) => [name, rows.length, problem])).toEqual([
    ["Log", 0, { reason: "too_many_rows", rows: 5_099 }],
    ["People", 1, undefined],
  ]);
});

it("leaves out rows that a filter or a person has hidden, and counts them", async () => {
  const row = (at: number, text: string, hidden = "") =>
    `<row r="${at}"${hidden}>${inlineCell(`A${at}`, text)}</row>`;
  const isHidden = ' hidden="1"';
  const [sheet] = await readWorkbook(
    workbookOf(
      row(1, "E-mail") +
        row(2, "ana@x.example") +
        row(3, "bo@x.example", isHidden) +
        `<row r="4" hidden="1"/>` +
        row(5, "cy@x.example") +
        row(6, "di@x.example", isHidden),
    ),
  );
  expect(sheet?.rows.map(({ line, cells }) => [line, ...cells])).toEqual([
    [1, "E-mail"],
    [2, "ana@x.example"],
    [5, "cy@x.example"],
  ]);
  expect(sheet?.hiddenRows).toBe(2);
});

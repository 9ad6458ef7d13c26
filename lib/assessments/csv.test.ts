import Papa from "papaparse";
import { describe, expect, test } from "vitest";
import { csvHeader, csvLines } from "@/lib/assessments/csv";
import type { AssessmentView } from "@/lib/assessments/schema";

const view = (firstName: string, detail?: string): AssessmentView => ({
  id: 1,
  status: "recommended",
  createdAt: "2026-03-01T12:00:00.000Z",
  candidate: { email: "amara@example.com", firstName, phoneNumber: "+442079460018" },
  identity: "invited_here",
  noteCount: 0,
  detail,
  version: 1,
  firstSeenVersion: 1,
});

const startsLikeFormula = (cell: string) => /^[\s"]*[=+\-@|＝＋－＠]/u.test(cell);

describe("what stands in a cell is never a formula", () => {
  test.each([
    "=1+1",
    "+44",
    "-5",
    "@sum",
    "|calc",
    "＝1",
    "\t=1",
    " =1",
    'x;=HYPERLINK("https://evil.example")',
    "x; =1",
    'x;"=1',
    "x\n=1",
    "x\r\n-1",
    "x\t@a",
    ";=1;=2",
  ])("%j, whether a spreadsheet parts lines at commas or at semicolons", (text) => {
    const file = csvHeader() + csvLines([view(text, text)]);
    for (const delimiter of [",", ";"]) {
      const { data } = Papa.parse<string[]>(file, { delimiter });
      expect(data.flat().filter(startsLikeFormula)).toEqual([]);
    }
    for (const line of file.split(/[\r\n]+/)) {
      expect(line.split(/[;\t]/).filter(startsLikeFormula)).toEqual([]);
    }
  });

  test("anything else is as it was", () => {
    const { data } = Papa.parse<string[]>(csvLines([view("Zoë; the 2nd", "Strong – in SQL; a+b=c")]), {
      delimiter: ",",
    });
    expect(data[0]).toEqual(expect.arrayContaining(["Zoë; the 2nd", "Strong – in SQL; a+b=c"]));
  });
});

test("the reason of a decision stands in one cell, the team’s word before the recruiter’s own", () => {
  const decision = { value: "reject", by: "Dana", at: "2026-03-02T12:00:00.000Z" } as const;
  const lines = csvLines([
    { ...view("Amara"), decision: { ...decision, reason: { label: "Too far away", words: "Two hours." } } },
    { ...view("Ben"), decision: { ...decision, reason: { words: "Withdrew." } } },
    view("Cleo"),
  ]);
  const { data } = Papa.parse<Record<string, string>>(csvHeader() + lines, { header: true });
  expect(data.slice(0, 3).map(({ Reason }) => Reason)).toEqual(["Too far away: Two hours.", "Withdrew.", ""]);
});

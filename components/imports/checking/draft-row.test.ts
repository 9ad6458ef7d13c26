import { expect, it } from "vitest";
import { type DraftRow, draftRows, fromImportRow, toGivenRow } from "@/components/imports/checking/draft-row";
import { candidateInputSchema } from "@/lib/candidates/schema";
import type { ColumnKind } from "@/lib/imports/names";
import { givenRowSchema, type ImportRowView } from "@/lib/imports/schema";

const interviews = [
  { id: 1, name: "Backend" },
  { id: 2, name: "Front end" },
  { id: 3, name: "Twice" },
  { id: 4, name: "twice" },
];

function draft(kinds: ColumnKind[], ...cells: string[]): DraftRow {
  const columns = { hasHeader: false, headers: kinds.map(() => ""), kinds };
  const [row] = draftRows({ rows: [{ line: 7, cells }] }, columns, interviews);
  if (!row) throw new Error("There is no row.");
  return row;
}
const candidate = (kinds: ColumnKind[], ...cells: string[]) => draft(kinds, ...cells).candidate;

it("begins below the header, with the lines of the file", () => {
  const rows = [
    { line: 3, cells: ["Mail"] },
    { line: 5, cells: ["ana@x.example"] },
  ];
  const columns = { hasHeader: true, headers: ["Mail"], kinds: ["email"] as const };
  expect(draftRows({ rows }, columns, []).map(({ line }) => line)).toEqual([5]);
});

it("takes names from the column that has them", () => {
  const whole = { firstName: "Ana", lastName: "Silva", email: "ana@x.example" };
  expect(candidate(["fullName", "email"], "Silva, Ana", "ana@x.example")).toMatchObject(whole);
  expect(candidate(["email"], "Ana Silva<ana@x.example>")).toMatchObject(whole);
  expect(candidate(["fullName", "email"], "Ana Silva", "Ana S. <ana@x.example>")).toMatchObject(whole);
  expect(
    candidate(["firstName", "lastName", "email"], " Ana ", "Silva", "mailto:ana@x.example"),
  ).toMatchObject(whole);
  expect(candidate(["firstName", "email"], "Ana", "A Silva <ana@x.example>").lastName).toBeUndefined();
});

it("saves what is too long for its field as too long, however long it is", () => {
  for (const length of [2_100, 9_000]) {
    const link = `https://cv.example/${"a".repeat(length)}`;
    const given = givenRowSchema.parse(toGivenRow(draft(["email", "resumeUrl"], "ana@x.example", link)));
    const { error } = candidateInputSchema.safeParse(given.candidate);
    expect(error?.issues.map(({ path }) => path)).toEqual([["resumeUrl"]]);
  }
});

it("keeps what is no address as it was typed", () => {
  expect(candidate(["email"], " ana@@x ").email).toBe("ana@@x");
  expect(candidate(["email"], " ").email).toBeUndefined();
});

it("reads numbers that a spreadsheet or a habit has dressed up", () => {
  expect(candidate(["phoneNumber"], "'+49 170 1234567").phoneNumber).toBe("+49 170 1234567");
  expect(candidate(["phoneNumber"], "(0170) 1234567").phoneNumber).toBe("(0170) 1234567");
});

it.each([
  ["Backend", 1],
  [" backend ", 1],
  ["2", 2],
  ["#2", 2],
  ["front  end", 2],
  ["99", undefined],
  ["Twice", undefined],
  ["Sales", undefined],
])("reads the interview %s", (text, id) => {
  expect(draft(["interview"], text).interview).toEqual({ text: text.trim(), id });
});

it("says nothing of an interview or an e-mail where their cells are empty", () => {
  const row = draft(["interview", "suppress"], "", " ");
  expect(row.interview).toBeUndefined();
  expect(row.suppress).toBeUndefined();
  expect(row.suppressText).toBeUndefined();
});

it("is sent within the bounds of the interface", () => {
  const row = draft(
    ["email", "firstName", "ignored"],
    "ana@x.example",
    "A".repeat(3_000),
    "x".repeat(30_000),
  );
  const given = toGivenRow(row);
  expect(givenRowSchema.safeParse(given).success).toBe(true);
  expect(given.skip).toBeUndefined();
});

it("is left out where it names an interview that nobody knows, or neither yes nor no", () => {
  expect(toGivenRow(draft(["interview"], "Sales")).skip).toBe("faulty");
  expect(toGivenRow(draft(["suppress"], "perhaps")).skip).toBe("faulty");
  expect(toGivenRow({ ...draft(["interview"], "Sales"), skip: "by_hand" }).skip).toBe("by_hand");
});

it("comes back as it was sent", () => {
  const kinds: ColumnKind[] = ["email", "interview", "suppress"];
  const rows: DraftRow[] = [
    draft(kinds, "ana@x.example", "Backend", "yes"),
    draft(kinds, "ana@x.example", "Sales", "perhaps"),
    draft(kinds, "ana@x.example", "", ""),
    { ...draft(kinds, "ana@x.example", "1", "0"), skip: "by_hand" },
    { ...draft(kinds, "ana@x.example", "1", "0"), confirm: "again" },
    { ...draft(kinds, "ana@x.example", "1", "0"), skip: "faulty" },
  ];
  for (const row of rows) {
    const { skip, cells, ...given } = givenRowSchema.parse(toGivenRow(row));
    const view: ImportRowView = { ...given, cells, state: skip ? "skipped" : "waiting", reason: skip };
    expect(fromImportRow(view, { kinds })).toEqual(row);
  }
});

import { describe, expect, test } from "vitest";
import { guessColumns } from "@/components/imports/columns/guess-columns";
import {
  beginDraft,
  type DraftState,
  openDraft,
  reduceDraft,
} from "@/components/imports/drafting/draft-state";
import { rowToSend } from "@/components/imports/drafting/saving/rows-to-send";
import type { ImportRowView } from "@/lib/imports/schema";

const interviews = [
  { id: 7, name: "Backend" },
  { id: 8, name: "Frontend" },
];
const begun = { common: { interviewId: 7 }, suppress: false, interviews };

const draftOf = (...rows: string[][]): DraftState => {
  const sheet = { rows: rows.map((cells, at) => ({ line: at + 1, cells })) };
  return beginDraft([sheet], guessColumns(sheet, undefined, interviews), begun);
};
const simple = () =>
  draftOf(["Name", "E-mail"], ["Ana Silva", "ana@x.example"], ["Bo Li", "bo"], ["Cy Fu", "cy@gmial.com"]);
const faults = ({ checks }: DraftState) =>
  [...checks].filter(([, { errors }]) => Object.keys(errors).length > 0).map(([line]) => line);

describe("a draft on the screen", () => {
  test("an edited cell is checked at once, and all others stay as they are", () => {
    const before = simple();
    expect(faults(before)).toEqual([3]);
    const after = reduceDraft(before, { kind: "cell", line: 3, column: 1, text: "bo@x.example" });
    expect(faults(after)).toEqual([]);
    expect(after.rows[0]).toBe(before.rows[0]);
    expect(after.rows[1]?.cells).toEqual(["Bo Li", "bo@x.example"]);
    expect(reduceDraft(after, { kind: "cell", line: 3, column: 1, text: "bo@x.example" })).toBe(after);
  });

  test("an emptied row keeps its line, and is faulty", () => {
    const emptied = (["", ""] as const).reduce(
      (state, text, column) => reduceDraft(state, { kind: "cell", line: 2, column, text }),
      simple(),
    );
    expect(emptied.rows.map(({ line }) => line)).toEqual([2, 3, 4]);
    expect(faults(emptied)).toEqual([2, 3]);
  });

  test("of an address that was mistyped only the address changes", () => {
    const state = draftOf(["Candidate"], ["Cy Fu <cy@gmial.com>"], ["ana@x.example"]);
    const fixed = reduceDraft(state, { kind: "typos", lines: [2] });
    expect(fixed.rows[0]?.cells).toEqual(["Cy Fu <cy@gmail.com>"]);
    expect(fixed.rows[0]?.candidate).toMatchObject({ email: "cy@gmail.com", firstName: "Cy" });
  });

  test("what was decided of a row outlives another choice of columns", () => {
    const out = reduceDraft(simple(), { kind: "skip", lines: [2], skip: "by_hand" });
    const chosen = reduceDraft(out, { kind: "column", at: 0, as: "ignored" });
    expect(chosen.rows[0]?.skip).toBe("by_hand");
    expect(chosen.rows[0]?.candidate.firstName).toBeUndefined();
    expect(reduceDraft(chosen, { kind: "skip", lines: [2], skip: undefined }).rows[0]?.skip).toBeUndefined();
  });

  test("what a text of the interview column means is said once, and holds for rows that are edited later", () => {
    const state = draftOf(
      ["E-mail", "Interview"],
      ["ana@x.example", "Backend Dev"],
      ["bo@x.example", "Backend dev"],
    );
    expect(faults(state)).toEqual([2, 3]);
    const meant = reduceDraft(state, { kind: "interviewOf", text: "Backend Dev", id: 7 });
    expect(faults(meant)).toEqual([]);
    const edited = reduceDraft(meant, { kind: "cell", line: 3, column: 0, text: "bo@y.example" });
    expect(edited.rows[1]?.interview).toEqual({ text: "Backend dev", id: 7 });
  });

  test("a header that is none becomes the first row, and the way back", () => {
    const without = reduceDraft(simple(), { kind: "header", hasHeader: false });
    expect(without.rows.map(({ line }) => line)).toEqual([1, 2, 3, 4]);
    expect(reduceDraft(without, { kind: "header", hasHeader: true }).rows).toHaveLength(3);
  });
});

const view = (line: number, more: Partial<ImportRowView>): ImportRowView => ({
  line,
  state: "waiting",
  candidate: {},
  ...more,
});

describe("a draft that is opened again", () => {
  test("goes on as it was left", () => {
    const state = openDraft(
      [
        view(2, { candidate: { email: "ana@x.example" }, cells: ["ana@x.example", "Dev"], interviewId: 7 }),
        view(3, {
          state: "skipped",
          reason: "by_hand",
          candidate: { email: "bo@x.example" },
          cells: ["bo@x.example", "Backend"],
          interviewId: 7,
        }),
        view(4, {
          state: "skipped",
          reason: "double_in_file",
          candidate: { email: "ana@x.example" },
          cells: ["ana@x.example", "Dev"],
          interviewId: 7,
        }),
      ],
      { hasHeader: true, headers: ["E-mail", "Role"], kinds: ["email", "interview"] },
      begun,
    );
    expect(state.rows.map(({ skip }) => skip)).toEqual([undefined, "by_hand", undefined]);
    expect(state.checks.get(4)?.doubleOf).toBe(2);
    expect(state.sheets[0]?.rows[0]).toEqual({ line: 1, cells: ["E-mail", "Role"] });
    const edited = reduceDraft(state, { kind: "cell", line: 2, column: 0, text: "cy@x.example" });
    expect(edited.rows[0]?.interview).toEqual({ text: "Dev", id: 7 });
    expect(edited.checks.get(4)?.doubleOf).toBeUndefined();
  });

  test("shows candidates in cells of their own where it was made without a screen", () => {
    const state = openDraft(
      [view(1, { candidate: { email: "ana@x.example", firstName: "Ana" }, interviewId: 8 })],
      { hasHeader: false, headers: [], kinds: [] },
      begun,
    );
    expect(state.columns.kinds).toEqual(["email", "firstName", "interview"]);
    expect(state.rows[0]?.cells).toEqual(["ana@x.example", "Ana", "8"]);
    expect(state.rows[0] && rowToSend(state.rows[0], state.checks).interviewId).toBe(8);
  });
});

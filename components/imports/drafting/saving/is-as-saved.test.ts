import { expect, test } from "vitest";
import { guessColumns } from "@/components/imports/columns/guess-columns";
import { columnsToKeep } from "@/components/imports/columns-to-keep";
import { beginDraft, reduceDraft } from "@/components/imports/drafting/draft-state";
import { isAsSaved } from "@/components/imports/drafting/saving/is-as-saved";
import type { ImportRowView, ImportView } from "@/lib/imports/schema";

const sheet = {
  rows: [["E-mail"], ["ana@x.example"], ["ANA@x.example"]].map((cells, at) => ({ line: at + 1, cells })),
};
const state = beginDraft([sheet], guessColumns(sheet), {
  common: { interviewId: 7 },
  suppress: false,
  interviews: [],
});
const view = {
  columns: columnsToKeep(state.columns),
  interviewId: 7,
  suppressCandidateEmail: false,
} as ImportView;
const rows: ImportRowView[] = [
  // The server has its own way to write a candidate.
  { line: 2, state: "waiting", candidate: { email: "tidied@x.example" }, cells: ["ana@x.example"] },
  { line: 3, state: "skipped", reason: "double_in_file", candidate: {}, cells: ["ANA@x.example"] },
];

test("a draft that was only sent again is the same one", () => {
  expect(isAsSaved(state, { view, rows })).toBe(true);
});

test("another cell, another decision, another row or another interview is another draft", () => {
  const edited = rows.with(0, { ...rows[0], cells: ["bo@x.example"] } as ImportRowView);
  const out = rows.with(0, { ...rows[0], state: "skipped", reason: "by_hand" } as ImportRowView);
  for (const other of [edited, out, rows.slice(1)])
    expect(isAsSaved(state, { view, rows: other })).toBe(false);
  expect(isAsSaved(state, { view: { ...view, interviewId: 8 }, rows })).toBe(false);
  const leftOut = reduceDraft(state, { kind: "skip", lines: [2], skip: "by_hand" });
  expect(isAsSaved(leftOut, { view, rows: out })).toBe(false);
});

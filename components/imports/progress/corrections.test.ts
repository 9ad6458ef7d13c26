import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { stubTabStorage } from "@/components/drafts/testing";
import { openDraft, reduceDraft } from "@/components/imports/drafting/draft-state";
import { correctionsOf, keptCorrections, withCorrections } from "@/components/imports/progress/corrections";
import type { ImportRowView } from "@/lib/imports/schema";

beforeEach(() => void stubTabStorage());
afterEach(() => void vi.unstubAllGlobals());

const row = (line: number, name: string, email: string): ImportRowView => ({
  line,
  state: "waiting",
  candidate: { firstName: name, email },
  cells: [name, email, "Backend?"],
});

const failed = (first = "Ana") =>
  openDraft(
    [row(2, first, "ana@x.example"), row(3, "Bo", "bo"), row(4, "Cy", "cy@x.example")],
    { hasHeader: true, headers: ["Name", "E-mail", "Job"], kinds: ["firstName", "email", "interview"] },
    { common: { interviewId: 7 }, suppress: false, interviews: [{ id: 7, name: "Backend" }] },
  );

const corrected = () =>
  (
    [
      { kind: "cell", line: 2, column: 0, text: "Anna" },
      { kind: "cell", line: 3, column: 1, text: "bo@x.example" },
      { kind: "interviewOf", text: "Backend?", id: 7 },
      { kind: "skip", lines: [4], skip: "by_hand" },
    ] as const
  ).reduce(reduceDraft, failed());

test("corrections survive a reload of the tab, and are those of one person and one import", () => {
  const kept = keptCorrections("an import", "dana");
  kept.save(correctionsOf(failed(), corrected()));
  expect(withCorrections(failed(), kept.load()).rows).toEqual(corrected().rows);
  expect(keptCorrections("an import", "vera").load()).toBeUndefined();
  expect(keptCorrections("another", "dana").load()).toBeUndefined();
});

test("a column that was taken for another kind stays so", () => {
  const swapped = reduceDraft(failed(), { kind: "column", at: 0, as: "lastName" });
  const corrections = correctionsOf(failed(), swapped);
  expect(withCorrections(failed(), corrections).columns.kinds).toEqual(["lastName", "email", "interview"]);
});

test("where nothing was changed nothing is kept", () => {
  expect(correctionsOf(failed(), failed())).toBeUndefined();
  expect(withCorrections(failed(), undefined).rows).toEqual(failed().rows);
});

test("a cell that says something else by now isn’t overwritten", () => {
  const rows = withCorrections(failed("Anja"), correctionsOf(failed(), corrected())).rows;
  expect(rows[0]?.cells[0]).toBe("Anja");
  expect(rows[1]?.cells[1]).toBe("bo@x.example");
});

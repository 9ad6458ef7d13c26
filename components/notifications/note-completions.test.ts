import { describe, expect, it } from "vitest";
import { createAssessment } from "@/components/assessments/testing";
import {
  noCompletions,
  noteCompletions,
  withoutCompletion,
  withoutCompletions,
} from "@/components/notifications/note-completions";
import type { AssessmentView } from "@/lib/assessments/schema";

const cameAt = "2026-03-01T12:00:00.000Z";
const sinceMs = Date.parse(cameAt);
const completed = (id: number, overrides: Partial<AssessmentView> = {}) =>
  createAssessment({
    id,
    status: "recommended",
    completedBetween: { after: "2026-03-01T12:04:00.000Z", before: "2026-03-01T12:05:00.000Z" },
    ...overrides,
  });
const note = (rows: AssessmentView[], before = noCompletions) => noteCompletions(before, rows, sinceMs);
const ids = (rows: readonly AssessmentView[]) => rows.map(({ id }) => id);

describe("what has completed while somebody is there", () => {
  it("is told once, whatever else changes of it", () => {
    const first = note([completed(1, { candidate: undefined })]);
    expect(ids(first.fresh)).toEqual([1]);
    const again = note([completed(1, { noteCount: 1 })], first.completions);
    expect(again.fresh).toEqual([]);
    expect(again.completions.shown).toEqual([completed(1, { noteCount: 1 })]);
    expect(note([completed(2, { status: "pending" })], again.completions).completions).toBe(
      again.completions,
    );
  });

  it.each([
    ["is pending", { status: "pending" }],
    [
      "was completed before one came",
      { completedBetween: { after: "2026-03-01T11:00:00.000Z", before: "2026-03-01T11:59:59.999Z" } },
    ],
    ["was completed when it was seen first", { completedBetween: { before: "2026-03-01T12:05:00.000Z" } }],
    ["says nothing of a completion", { completedBetween: undefined }],
  ] satisfies [string, Partial<AssessmentView>][])("is nothing that %s", (_, overrides) => {
    expect(note([completed(1, overrides)])).toEqual({ completions: noCompletions, fresh: [] });
  });

  it("is three and a number, however many come at once", () => {
    const many = note(Array.from({ length: 500 }, (_, index) => completed(index + 1)));
    expect(many.fresh).toHaveLength(500);
    expect(ids(many.completions.shown)).toEqual([1, 2, 3]);
    expect(many.completions.more).toBe(497);
    const one = note([completed(900)], many.completions);
    expect(ids(one.completions.shown)).toEqual([900, 1, 2]);
    expect(one.completions.more).toBe(498);
  });

  it("goes when it has been looked at, and doesn’t come again", () => {
    const two = note([completed(1), completed(2, { status: "not_recommended" })]).completions;
    expect(ids(withoutCompletion(two, 1).shown)).toEqual([2]);
    const five = note([1, 2, 3, 4, 5].map((id) => completed(id))).completions;
    expect([1, 2].reduce(withoutCompletion, five).more).toBe(2);
    expect([1, 2, 3].reduce(withoutCompletion, five)).toMatchObject({ shown: [], more: 0 });
    const none = withoutCompletions(two);
    expect(none.shown).toEqual([]);
    expect(note([completed(1, { noteCount: 3 })], none)).toEqual({ completions: none, fresh: [] });
  });
});

import { describe, expect, it } from "vitest";
import { createAssessment } from "@/components/assessments/testing";
import { moveRows, noneRemoved, placesOf, removedBefore } from "@/components/rows/removed-rows";
import type { AssessmentView, ViewQuery } from "@/lib/assessments/schema";

const all: ViewQuery = { queue: "all", status: "all", q: "", sort: "-created" };
const archive: ViewQuery = { ...all, archived: "1" };
const archivedAt = "2026-03-01T12:00:00.000Z";

const archived = (...rows: AssessmentView[]) =>
  rows.map((row) => ({ row, change: { kind: "archive", archived: row.archivedAt !== undefined } as const }));

/** Of a list of which the rows 10, 11, 12, … stand at the places 0, 1, 2, … */
const placeOf = (id: number) => (id >= 10 && id < 20 ? id - 10 : undefined);

describe("what one has archived oneself", () => {
  it("leaves no gap between what is shown before and after it", () => {
    const { heldAt, shownAt } = placesOf(
      new Map([
        [14, 4],
        [11, 1],
        [12, 2],
      ]),
    );
    expect([0, 1, 2, 3].map(heldAt)).toEqual([0, 3, 5, 6]);
    expect([0, 3, 5, 6].map(shownAt)).toEqual([0, 1, 2, 3]);
    // In the place of one that left stands what came after it.
    expect([1, 2, 4].map(shownAt)).toEqual([1, 1, 2]);
  });

  it("is lacking in what the server has before a page", () => {
    const removed = new Map([
      [1, 99],
      [2, 100],
    ]);
    expect([0, 1, 2].map((page) => removedBefore(removed, page))).toEqual([0, 1, 2]);
  });

  it("leaves the list, and comes back to its place when that is undone", () => {
    const rows = [13, 11].map((id) => createAssessment({ id, archivedAt }));
    const gone = moveRows(noneRemoved, all, archived(...rows), placeOf);
    expect(gone).toMatchObject({ at: 1, elsewhere: [] });
    expect([...gone.removed]).toEqual([
      [13, 3],
      [11, 1],
    ]);
    // Told a second time, it is nothing new.
    expect(moveRows(gone.removed, all, archived(...rows), placeOf)).toEqual({
      removed: gone.removed,
      elsewhere: [],
    });
    const back = moveRows(gone.removed, all, archived(createAssessment({ id: 13 })), placeOf);
    expect(back.at).toBe(3);
    expect([...back.removed]).toEqual([[11, 1]]);
  });

  it("comes into the archive’s list, and what is brought back leaves that", () => {
    const back = createAssessment({ id: 12 });
    expect([...moveRows(noneRemoved, archive, archived(back), placeOf).removed]).toEqual([[12, 2]]);
    const gone = createAssessment({ id: 12, archivedAt });
    expect(moveRows(noneRemoved, archive, archived(gone), placeOf).removed).toBe(noneRemoved);
  });

  it("stays where the archived are shown with the others", () => {
    const both: ViewQuery = { ...all, archived: "with" };
    for (const row of [createAssessment({ id: 12, archivedAt }), createAssessment({ id: 99 })])
      expect(moveRows(noneRemoved, both, archived(row), placeOf)).toEqual({
        removed: noneRemoved,
        elsewhere: [],
      });
  });

  it("is the server’s to place where it isn’t at hand, if the list is for it at all", () => {
    const far = createAssessment({ id: 99, archivedAt, status: "recommended" });
    expect(moveRows(noneRemoved, all, archived(far), placeOf)).toEqual({
      removed: noneRemoved,
      elsewhere: [far],
    });
    expect(moveRows(noneRemoved, { ...all, status: "pending" }, archived(far), placeOf).elsewhere).toEqual(
      [],
    );
  });
});

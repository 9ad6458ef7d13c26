import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { ServiceAssessment } from "@/lib/assessment-api/schemas";
import { asListed, listedColumns, mirroredColumns } from "@/lib/assessments/mirrored-columns";
import { type Change, diffRows, type KnownAssessment } from "@/lib/mirror/applying/diff";
import type { ListedRow } from "@/lib/mirror/comparing/batch";

const seenAt = "2026-03-05T08:00:00.000Z";

const common = { createdAt: "2026-03-01T10:00:00.000Z", applicationUrl: "https://apply.example/a" };
const pending = (id: number): ServiceAssessment => ({ id, status: "pending", ...common });
const recommended = (id: number, detail = "Strong."): ServiceAssessment => ({
  id,
  status: "recommended",
  ...common,
  reportUrl: "https://report.example/r",
  detail,
});
const known = (assessment: ServiceAssessment): KnownAssessment => ({
  id: assessment.id,
  ...mirroredColumns(assessment, seenAt),
});
const listing = (assessments: ServiceAssessment[]): ListedRow[] =>
  assessments.map((assessment) => ({ id: assessment.id, row: listedColumns(assessment) }));

describe("the diff", () => {
  test("tells new, completed and changed rows apart", () => {
    const changes = diffRows(
      [known(pending(1)), known(pending(2)), known(recommended(3, "Was."))],
      listing([pending(1), recommended(2), recommended(3, "Is."), pending(4)]),
      seenAt,
    );
    expect(changes.map(({ id, kind }) => [id, kind])).toEqual([
      [2, "completed"],
      [3, "changed"],
      [4, "new"],
    ]);
  });

  test("takes a row that the list lacks for no change", () => {
    expect(diffRows([known(pending(1))], [], seenAt)).toEqual([]);
  });

  test("takes an id that is listed twice once", () => {
    expect(diffRows([], listing([pending(1), recommended(1)]), seenAt)).toMatchObject([
      { id: 1, row: { status: "recommended" } },
    ]);
  });

  test("keeps what was known where a row can’t tell it, and makes no change of it again", () => {
    const odd: ServiceAssessment = {
      id: 3,
      status: "untold",
      oddities: [
        { field: "completed", reason: "missing" },
        { field: "created_at", reason: "unusable" },
        { field: "application_url", reason: "missing" },
      ],
    };
    const [change] = diffRows([known(recommended(3))], listing([odd]), seenAt);
    expect(change).toMatchObject({
      kind: "changed",
      row: {
        ...mirroredColumns(recommended(3), seenAt),
        oddities: expect.stringContaining("completed:missing"),
      },
    });
    const kept = { id: 3, ...(change as Change).row };
    expect(diffRows([kept], listing([odd]), seenAt)).toEqual([]);
    expect(asListed(kept)).toEqual(listedColumns(odd));
    expect(diffRows([kept], listing([recommended(3)]), seenAt)).toMatchObject([{ row: { oddities: null } }]);
  });

  test("shows a row whose state was never told as pending, since it was first seen, with no link", () => {
    const odd: ServiceAssessment = {
      id: 3,
      status: "untold",
      oddities: [
        { field: "recommended", reason: "unusable" },
        { field: "created_at", reason: "unusable" },
      ],
    };
    expect(diffRows([], listing([odd]), seenAt)).toMatchObject([
      { row: { status: "pending", created_at: seenAt, is_undated: 1, application_url: "" } },
    ]);
  });

  const assessment = fc
    .record({ id: fc.integer({ min: 1, max: 30 }), done: fc.boolean(), detail: fc.constantFrom("a", "b") })
    .map(({ id, done, detail }) => (done ? recommended(id, detail) : pending(id)));
  const list = fc.uniqueArray(assessment, { selector: (row) => row.id });

  test("applied, leaves nothing to change", () => {
    fc.assert(
      fc.property(list, list, (before, after) => {
        const rows = new Map(before.map((row) => [row.id, known(row)]));
        for (const { id, row } of diffRows([...rows.values()], listing(after), seenAt))
          rows.set(id, { id, ...row });
        return (
          diffRows([...rows.values()], listing(after), seenAt).length === 0 &&
          after.every((row) => JSON.stringify(rows.get(row.id)) === JSON.stringify(known(row)))
        );
      }),
    );
  });
});

import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { ServiceAssessment } from "@/lib/assessment-api/schemas";
import { diffRows, type KnownAssessment, type ListedRow, mirroredColumns } from "@/lib/mirror/diff";

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
  ...mirroredColumns(assessment),
});
const listing = (assessments: ServiceAssessment[]): ListedRow[] =>
  assessments.map((assessment) => ({ id: assessment.id, row: mirroredColumns(assessment) }));

describe("the diff", () => {
  test("tells new, completed and changed rows apart", () => {
    const changes = diffRows(
      [known(pending(1)), known(pending(2)), known(recommended(3, "Was."))],
      listing([pending(1), recommended(2), recommended(3, "Is."), pending(4)]),
    );
    expect(changes.map(({ id, kind }) => [id, kind])).toEqual([
      [2, "completed"],
      [3, "changed"],
      [4, "new"],
    ]);
  });

  test("takes a row that the list lacks for no change", () => {
    expect(diffRows([known(pending(1))], [])).toEqual([]);
  });

  test("takes an id that is listed twice once", () => {
    expect(diffRows([], listing([pending(1), recommended(1)]))).toMatchObject([
      { id: 1, row: { status: "recommended" } },
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
        for (const { id, row } of diffRows([...rows.values()], listing(after))) rows.set(id, { id, ...row });
        return (
          diffRows([...rows.values()], listing(after)).length === 0 &&
          after.every((row) => JSON.stringify(rows.get(row.id)) === JSON.stringify(known(row)))
        );
      }),
    );
  });
});

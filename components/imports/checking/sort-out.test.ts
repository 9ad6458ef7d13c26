import fc from "fast-check";
import { expect, it } from "vitest";
import { checkRows, type RowCheck, type RowChecks } from "@/components/imports/checking/check-rows";
import type { DraftRow } from "@/components/imports/checking/draft-row";
import { sortOut } from "@/components/imports/checking/sort-out";
import { skipReasons } from "@/lib/imports/names";
import type { RowDouble } from "@/lib/imports/schema";

const rowOf = (line: number, more: Partial<DraftRow> = {}): DraftRow => ({
  line,
  cells: [],
  candidate: { email: `c${line}@x.example` },
  ...more,
});
const kindsOf = (rows: DraftRow[], checks: RowChecks, doubles: RowDouble[] = []) =>
  sortOut(rows, checks, new Map(doubles.map((double) => [double.line, double]))).rows.map(({ kind }) => kind);

it("takes a row for what is decided about it, then for its faults, then for a double", () => {
  const checks = new Map<number, RowCheck>([
    [1, { errors: { interviewId: ["?"] } }],
    [2, { errors: {}, doubleOf: 1 }],
    [3, { errors: { interviewId: ["?"] }, doubleOf: 1 }],
    [4, { errors: {}, typo: "c4@gmail.com" }],
  ]);
  const rows = [1, 2, 3, 4, 5].map((line) => rowOf(line));
  expect(kindsOf(rows, checks)).toEqual(["faulty", "double", "faulty", "ready", "ready"]);
  expect(kindsOf([rowOf(1, { skip: "by_hand" })], checks)).toEqual(["skipped"]);
  const { counts } = sortOut(rows, checks, new Map(), true);
  expect(counts).toEqual({ ready: 0, lacking: 2, faulty: 2, double: 1, skipped: 0, total: 5 });
});

it("lets only whoever has completed it be assessed again", () => {
  const again = rowOf(1, { confirm: "again" });
  expect(kindsOf([rowOf(1)], new Map(), [{ line: 1, kind: "completed" }])).toEqual(["double"]);
  expect(kindsOf([again], new Map(), [{ line: 1, kind: "completed" }])).toEqual(["ready"]);
  expect(kindsOf([again], new Map(), [{ line: 1, kind: "pending" }])).toEqual(["double"]);
  expect(kindsOf([again], new Map(), [{ line: 1, kind: "open" }])).toEqual(["double"]);
});

it("counts each row once, whatever comes together", () => {
  const anyRow = fc.record({
    email: fc.constantFrom("ana@x.example", "bo@x.example", "bo@", undefined),
    interview: fc.constantFrom(undefined, { text: "Sales" }, { text: "1", id: 1 }),
    suppressText: fc.constantFrom(undefined, "perhaps"),
    confirm: fc.constantFrom(undefined, "again" as const),
    skip: fc.constantFrom(undefined, undefined, ...skipReasons),
    double: fc.constantFrom(undefined, "pending" as const, "open" as const, "completed" as const),
  });
  fc.assert(
    fc.property(fc.array(anyRow), fc.constantFrom({}, { interviewId: 1 }), (given, common) => {
      const rows = given.map(({ email, double: _, ...more }, at) =>
        rowOf(at + 1, { ...more, candidate: { email } }),
      );
      const doubles = new Map(
        given.flatMap(({ double }, at) =>
          double ? [[at + 1, { line: at + 1, kind: double }] as const] : [],
        ),
      );
      const { rows: sorted, counts } = sortOut(rows, checkRows(rows, common), doubles);
      expect(sorted.map(({ line }) => line)).toEqual(rows.map(({ line }) => line));
      expect(counts.total).toBe(rows.length);
      expect(counts.ready + counts.faulty + counts.double + counts.skipped).toBe(counts.total);
      for (const kind of ["ready", "faulty", "double", "skipped"] as const)
        expect(sorted.filter((row) => row.kind === kind)).toHaveLength(counts[kind]);
    }),
  );
});

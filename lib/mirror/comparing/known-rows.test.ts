import { expect, test } from "vitest";
import type { ListedColumns } from "@/lib/assessments/mirrored-columns";
import type { Batch } from "@/lib/mirror/comparing/batch";
import { hashRow } from "@/lib/mirror/comparing/hash";
import { createKnownRows, handOverAbsent } from "@/lib/mirror/comparing/known-rows";

const row = (detail: string): ListedColumns => ({
  status: "pending",
  created_at: "2026-03-01T00:00:00.000Z",
  application_url: null,
  report_url: null,
  detail,
  oddities: null,
});

function setUp(absences = 0) {
  const known = createKnownRows();
  const learn = (detail: string, count = 0) =>
    known.learn({
      ids: Float64Array.of(7),
      hashes: Float64Array.of(hashRow(row(detail))),
      absences: Uint8Array.of(count),
    });
  learn("before", absences);
  return { known, learn };
}

const none = new Map<number, string | null>();
const batchOf = (batch: Partial<Batch>): Batch => ({ rows: [], present: [], absent: [], ...batch });

test("a row that is handed over agrees with nothing until it is kept", () => {
  const { known } = setUp();
  expect(known.agrees(7, row("before"))).toBe(true);
  const batch = batchOf({ rows: [{ id: 7, row: row("now") }] });
  known.given(batch);
  expect([known.agrees(7, row("before")), known.agrees(7, row("now"))]).toEqual([false, false]);
  known.kept(batch, none);
  expect([known.agrees(7, row("before")), known.agrees(7, row("now"))]).toEqual([false, true]);
});

test("one of which not all was kept agrees with what was listed, and is as odd as what was kept", () => {
  const { known } = setUp();
  const batch = batchOf({ rows: [{ id: 7, row: row("now") }] });
  known.given(batch);
  known.kept(batch, new Map([[7, "detail:carries_key"]]));
  expect(known.agrees(7, row("now"))).toBe(true);
  expect(known.odditiesOf(7, row("now"))).toBe("detail:carries_key");
  known.kept(batch, none);
  expect(known.odditiesOf(7, row("now"))).toBeNull();
});

test("says whether the store’s row differs from the one that was known", () => {
  const { learn } = setUp();
  expect([learn("before"), learn("another"), learn("another")]).toEqual([false, true, false]);
});

test("a missing row is handed over until two lists have lacked it, and again when that was not kept", () => {
  const { known } = setUp();
  const missing = new Set([7]);
  const absent = () => {
    const handing = handOverAbsent(known, missing);
    const { value } = handing.next();
    return { given: value?.absent ?? [], keep: () => handing.next([]) };
  };
  expect(absent().given).toEqual([7]);
  for (const count of [1, 2]) {
    const { given, keep } = absent();
    keep();
    expect([given, known.absencesOf(7)]).toEqual([[7], count]);
  }
  expect(absent().given).toEqual([]);
});

test("a row that is listed again is absent until that is kept", () => {
  const { known } = setUp(2);
  const batch = batchOf({ present: [7] });
  known.given(batch);
  expect([known.absentIds(), known.absencesOf(7)]).toEqual([[7], 0]);
  known.kept(batch, none);
  expect(known.absentIds()).toEqual([]);
});

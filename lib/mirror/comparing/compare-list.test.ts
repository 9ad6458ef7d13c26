import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { wireNotRecommended, wirePending, wireRecommended } from "@/lib/assessment-api/fixtures";
import type { ListedColumns } from "@/lib/assessments/mirrored-columns";
import { type Batch, batchRows } from "@/lib/mirror/comparing/batch";
import { type Comparing, createComparer } from "@/lib/mirror/comparing/compare-list";
import { hashBytes, hashRow } from "@/lib/mirror/comparing/hash";
import { deepTest, runs } from "@/lib/testing-deep";

const body = (list: unknown[]) => [new TextEncoder().encode(JSON.stringify(list))];

const withKey = "detail:carries_key";

/** Keeps everything, but of some not the detail. */
function run(comparing: Comparing, carrying: number[] = []) {
  const batches: Batch[] = [];
  let step = comparing.next([]);
  while (!step.done) {
    const batch = step.value;
    batches.push(batch);
    const cleaned = batch.rows.filter(({ id }) => carrying.includes(id));
    step = comparing.next(cleaned.map(({ id }) => ({ id, oddities: withKey })));
  }
  return {
    outcome: step.value,
    batches,
    ids: batches.flatMap((batch) => batch.rows.map(({ id }) => id)),
    absent: batches.flatMap((batch) => batch.absent),
    present: batches.flatMap((batch) => batch.present),
  };
}

const unreadableId = 0;

type Item = { id: number; detail: string; isDone: boolean };

/** Of those without an id, some have a link and a time all the same. */
function wireOf({ id, detail, isDone }: Item) {
  if (id === unreadableId) return isDone ? wirePending({ id: detail }) : null;
  return isDone ? wireRecommended({ id, detail }) : wirePending({ id });
}

function hashOfItem(item: Item) {
  const bytes = new TextEncoder().encode(JSON.stringify(wireOf(item)));
  return hashBytes(bytes, 0, bytes.length);
}

/** What comparing should come to, in the plainest way. */
function createModel() {
  const kept = new Map<number, string>();
  const absences = new Map<number, number>();
  const cleaned = new Set<number>();
  const isAbsent = (id: number) => (absences.get(id) ?? 0) > 0;
  let last: { text: string; odd: number } | undefined;

  return (list: Item[], carrying: number[]) => {
    const text = JSON.stringify(list.map(wireOf));
    const unchanged = text === last?.text;
    const rows = new Map<number, Item>();
    for (const item of list) {
      const before = rows.get(item.id);
      if (item.id !== unreadableId && (!before || (item.isDone && !before.isDone))) rows.set(item.id, item);
    }
    const said = (id: number) => JSON.stringify(wireOf(rows.get(id) as Item));
    const differing = [...rows.keys()].filter((id) => kept.get(id) !== said(id));
    const ids = unchanged ? [] : differing;
    for (const id of ids) {
      kept.set(id, said(id));
      if (carrying.includes(id)) cleaned.add(id);
      else cleaned.delete(id);
    }
    const withoutAny = list.filter(({ id }) => id === unreadableId);
    const unreadable = withoutAny.length;
    const withoutId = withoutAny.filter(({ isDone }) => isDone).map(hashOfItem);
    const oddRows = list.length - rows.size + [...rows.keys()].filter((id) => cleaned.has(id)).length;
    const odd = unchanged ? (last?.odd ?? 0) : oddRows;
    const present = unchanged ? [] : [...rows.keys()].filter(isAbsent);
    const absent = [...kept.keys()].filter((id) => !rows.has(id) && (absences.get(id) ?? 0) < 2);
    for (const id of present) absences.delete(id);
    for (const id of absent) absences.set(id, (absences.get(id) ?? 0) + 1);
    last = { text, odd };
    const outcome = { unchanged, rows: list.length, unreadable, withoutId, odd };
    return { ids: ids.toSorted(), present: present.toSorted(), absent: absent.toSorted(), outcome };
  };
}

describe("comparing lists", () => {
  test("hands over what is new, then only what differs", () => {
    const comparer = createComparer();
    const first = run(comparer.compare(body([wirePending({ id: 1 }), wirePending({ id: 2 })])));
    expect(first).toMatchObject({ ids: [1, 2], outcome: { unchanged: false, rows: 2, unreadable: 0 } });
    const second = run(comparer.compare(body([wirePending({ id: 1 }), wireRecommended({ id: 2 })])));
    expect(second.ids).toEqual([2]);
    const third = run(comparer.compare(body([wirePending({ id: 1 }), wireRecommended({ id: 2 })])));
    expect(third).toMatchObject({ ids: [], outcome: { unchanged: true, rows: 2, unreadable: 0 } });
  });

  test("takes the same row in another spelling for no change", () => {
    const comparer = createComparer();
    run(comparer.compare(body([wirePending({ id: 1 })])));
    const reversed = Object.fromEntries(Object.entries(wirePending({ id: 1 })).reverse());
    expect(run(comparer.compare(body([reversed])))).toMatchObject({ ids: [], outcome: { unchanged: false } });
  });

  test("goes by what the store is said to have", () => {
    const row: ListedColumns = {
      status: "pending",
      created_at: "2026-03-02T09:30:00.000Z",
      application_url: "https://service.example.com/apply/1",
      report_url: null,
      detail: null,
      oddities: null,
    };
    const wire = {
      id: 1,
      completed: false,
      created_at: row.created_at,
      application_url: row.application_url,
    };
    const comparer = createComparer();
    const learn = (known: ListedColumns) =>
      comparer.learn({
        ids: Float64Array.of(1),
        hashes: Float64Array.of(hashRow(known)),
        absences: Uint8Array.of(0),
      });
    learn(row);
    expect(run(comparer.compare(body([wire]))).ids).toEqual([]);
    // Another process has written it: the very same list differs now.
    learn({ ...row, detail: "Another." });
    expect(run(comparer.compare(body([wire]))).ids).toEqual([1]);
  });

  test("hands over at most so many at a time", () => {
    const list = Array.from({ length: 1_234 }, (_, index) => wirePending({ id: index + 1 }));
    const { batches, ids } = run(createComparer().compare(body(list)));
    expect(ids).toHaveLength(1_234);
    for (const batch of batches) {
      expect(batch.rows.length + batch.present.length + batch.absent.length).toBeLessThanOrEqual(batchRows);
    }
  });

  test("says what was odd: in how many rows, which field, and one of them", () => {
    const list = [
      wirePending({ id: 1 }),
      { id: 2 },
      wirePending({ id: 1 }),
      wireRecommended({ id: 3, url: "javascript:alert(1)" }),
      wireRecommended({ id: 4 }),
      null,
      { ...wirePending(), id: "5" },
    ];
    const comparer = createComparer();
    const first = run(comparer.compare(body(list)), [4]);
    const { findings } = first.outcome;
    expect(first).toMatchObject({ ids: [1, 2, 3, 4], outcome: { rows: 7, unreadable: 2, odd: 6 } });
    expect(findings).toEqual([
      { field: "id", reason: "unusable", count: 2 },
      { field: "completed", reason: "missing", count: 1, example: 2 },
      { field: "created_at", reason: "missing", count: 1, example: 2 },
      { field: "application_url", reason: "missing", count: 1, example: 2 },
      { field: "id", reason: "twice", count: 1, example: 1 },
      { field: "url", reason: "unusable", count: 1, example: 3 },
      { field: "detail", reason: "carries_key", count: 1, example: 4 },
    ]);
    expect(run(comparer.repeat()).outcome).toEqual({ ...first.outcome, unchanged: true });
    const second = run(comparer.compare(body([...list, wirePending({ id: 6 })])));
    expect(second).toMatchObject({ ids: [6], outcome: { rows: 8, odd: 6, findings } });
    const third = run(comparer.compare(body([wirePending({ id: 6 })])));
    expect(third.outcome).toMatchObject({ unreadable: 0, odd: 0, findings: [] });
  });

  test("of those without an id, which can be known again is told, wherever they stand", () => {
    const comparer = createComparer();
    const told = (rows: unknown[]) => run(comparer.compare(body(rows))).outcome.withoutId;
    const odd = wirePending({ id: "5" });
    const [hash] = told([odd, null, wirePending({ id: 0, created_at: null }), { id: "6" }]);
    expect(hash).toBeGreaterThan(0);
    expect(told([wirePending({ id: 1 }), null, odd])).toEqual([hash]);
    expect(told([odd, wirePending({ id: 1 }), odd])).toEqual([hash, hash]);
    const [another, ...others] = told([wirePending({ id: "7" }), wirePending({ id: 1 })]);
    expect([another === hash, others]).toEqual([false, []]);
    expect(told([wirePending({ id: 5 })])).toEqual([]);
  });

  test("of two with one id, the furthest counts, wherever it stands and whatever changes about it", () => {
    const comparer = createComparer();
    const pending = wirePending({ id: 1 });
    const statuses = (...list: unknown[]) =>
      run(comparer.compare(body(list))).batches.flatMap(({ rows }) => rows.map(({ row }) => row.status));
    expect(statuses(pending, wireRecommended({ id: 1 }))).toEqual(["recommended"]);
    expect(statuses(wirePending({ id: 2 }), pending, wireRecommended({ id: 1 }))).toEqual(["pending"]);
    expect(statuses(wireRecommended({ id: 1 }), wirePending({ id: 2 }), pending)).toEqual([]);
    expect(statuses(wirePending({ id: 2 }), pending)).toEqual(["pending"]);
    expect(statuses(wirePending({ id: 2 }), pending, wireNotRecommended({ id: 1 }))).toEqual([
      "not_recommended",
    ]);
  });

  deepTest(
    "of several with one id the same counts in whatever order they come, and whichever came last",
    () => {
      const row = fc.record({
        id: fc.integer({ min: 1, max: 3 }),
        state: fc.constantFrom("pending", "recommended", "not_recommended"),
        detail: fc.constantFrom("One.", "Another.", "A third."),
        url: fc.constantFrom("https://service.example.com/r/1", "https://service.example.com/r/2"),
      });
      const wires = (rows: { id: number; state: string; detail: string; url: string }[]) =>
        rows.map(({ id, state, detail, url }) =>
          state === "pending"
            ? wirePending({ id })
            : state === "recommended"
              ? wireRecommended({ id, detail, url })
              : wireNotRecommended({ id, detail }),
        );
      const lists = fc.array(fc.array(row, { maxLength: 6 }), { maxLength: 6 });
      const orders = fc.tuple(lists, fc.infiniteStream(fc.nat()));
      fc.assert(
        fc.property(orders, ([given, numbers]) => {
          const comparer = createComparer();
          const kept = new Map<number, string>();
          for (const rows of given) {
            const shuffled = rows
              .map((each) => [numbers.next().value ?? 0, each] as const)
              .sort(([one], [other]) => one - other)
              .map(([, each]) => each);
            for (const list of [rows, shuffled])
              for (const { id, row } of run(comparer.compare(body(wires(list)))).batches.flatMap(
                (b) => b.rows,
              ))
                kept.set(id, JSON.stringify(row));
            const afresh = run(createComparer().compare(body(wires(shuffled))));
            for (const { id, row } of afresh.batches.flatMap((batch) => batch.rows))
              expect(kept.get(id)).toBe(JSON.stringify(row));
            expect(run(comparer.compare(body(wires(rows)))).ids).toEqual([]);
          }
        }),
        runs(300),
      );
    },
  );

  test("hands nothing over of a list that breaks off", () => {
    const comparer = createComparer();
    const [whole = new Uint8Array()] = body([wirePending({ id: 1 }), wirePending({ id: 2 })]);
    expect(() => run(comparer.compare([whole.slice(0, -5)]))).toThrow("not_json");
    expect(comparer.canRepeat()).toBe(false);
  });

  test("what was broken off is handed over again, and what was kept isn’t", () => {
    const comparer = createComparer();
    run(comparer.compare(body([wirePending({ id: 1 })])));
    const many = Array.from({ length: 600 }, (_, index) => wireNotRecommended({ id: index + 1 }));
    const comparing = comparer.compare(body(many));
    const kept = comparing.next([]).value as Batch;
    // The answer to the first batch is in, the second one's never comes.
    const lost = comparing.next([]).value as Batch;
    expect(kept.rows.length + lost.rows.length).toBe(600);
    const again = run(comparer.compare(body(many)));
    expect(again.ids).toEqual(lost.rows.map(({ id }) => id));
    expect(again.outcome.unchanged).toBe(false);
    // Back to the first list, whose bytes it has seen before: the row is another in the store now.
    expect(run(comparer.compare(body([wirePending({ id: 1 })]))).ids).toEqual([1]);
  });

  test("counts the good lists that lack a row, up to two, and says when it is listed again", () => {
    const comparer = createComparer();
    const both = body([wirePending({ id: 1 }), wirePending({ id: 2 })]);
    run(comparer.compare(both));
    expect(run(comparer.compare(body([wirePending({ id: 1 })]))).absent).toEqual([2]);
    expect(run(comparer.repeat()).absent).toEqual([2]);
    expect(run(comparer.compare(body([wirePending({ id: 1 })]))).absent).toEqual([]);
    expect(run(comparer.compare(both))).toMatchObject({ absent: [], present: [2], ids: [] });
    expect(run(comparer.compare(both)).present).toEqual([]);
  });

  test("an odd row keeps no other from being absent, and is present itself", () => {
    const comparer = createComparer();
    run(comparer.compare(body([wirePending({ id: 1 }), wirePending({ id: 2 }), wirePending({ id: 3 })])));
    expect(run(comparer.compare(body([{ id: 1 }, {}, wirePending({ id: 2 })]))).absent).toEqual([3]);
    expect(run(comparer.repeat()).absent).toEqual([3]);
  });

  test("over any lists: what was handed over is the list, and each completion is handed over once", () => {
    const wire = fc
      .record({ id: fc.integer({ min: 1, max: 12 }), state: fc.constantFrom("pending", "a", "b") })
      .map(({ id, state }) =>
        state === "pending" ? wirePending({ id }) : wireRecommended({ id, detail: state }),
      );
    const list = fc.uniqueArray(wire, { selector: (row) => (row as { id: number }).id });
    fc.assert(
      fc.property(fc.array(list, { maxLength: 8 }), (lists) => {
        const comparer = createComparer();
        const store = new Map<number, string>();
        for (const given of lists) {
          const { batches } = run(comparer.compare(body(given)));
          for (const { id, row } of batches.flatMap((batch) => batch.rows)) {
            const next = JSON.stringify(row);
            expect(store.get(id)).not.toBe(next);
            store.set(id, next);
          }
          for (const row of given as { id: number; completed: boolean }[]) {
            expect(JSON.parse(store.get(row.id) ?? "{}").status === "pending").toBe(!row.completed);
          }
        }
      }),
      runs(100),
    );
  });

  test("over any lists, with doubles, ids that can’t be read and keys: as if each were read afresh", () => {
    const id = fc.oneof(
      { weight: 9, arbitrary: fc.integer({ min: 1, max: 9 }) },
      { weight: 2, arbitrary: fc.constant(unreadableId) },
    );
    const item = fc.record({ id, isDone: fc.boolean() });
    const step = fc.record({
      at: fc.nat(12),
      out: fc.nat(4),
      put: fc.array(item, { maxLength: 4 }),
      changed: fc.subarray([1, 2, 3, 4, 5], { maxLength: 3 }),
      carrying: fc.subarray([1, 2, 3], { maxLength: 2 }),
    });
    fc.assert(
      fc.property(fc.array(item, { maxLength: 12 }), fc.array(step, { maxLength: 8 }), (first, steps) => {
        const comparer = createComparer();
        const model = createModel();
        let items = first;
        const details = new Map<number, number>();
        for (const { at, out, put, changed, carrying } of steps) {
          items = items.toSpliced(at, out, ...put);
          for (const each of changed) details.set(each, (details.get(each) ?? 0) + 1);
          const list = items.map((each) => ({ ...each, detail: `${details.get(each.id) ?? 0}` }));
          const found = run(comparer.compare(body(list.map(wireOf))), carrying);
          const { findings: _, ...outcome } = found.outcome;
          expect({
            ids: found.ids.toSorted(),
            present: found.present.toSorted(),
            absent: found.absent.toSorted(),
            outcome,
          }).toEqual(model(list, carrying));
        }
      }),
      runs(500),
    );
  });
});

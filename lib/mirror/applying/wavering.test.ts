import { expect, test } from "vitest";
import { wireNotRecommended, wirePending, wireRecommended } from "@/lib/assessment-api/fixtures";
import { decideAssessment } from "@/lib/assessments/acts/decide-assessments";
import { onEachStore } from "@/lib/db/testing";
import { readTimelines } from "@/lib/mirror/applying/list-events";
import { dana, expectOneEntry, setUpList, signed } from "@/lib/mirror/applying/testing-wavering";

onEachStore("a list that wavers", (store) => {
  const setUp = async () => setUpList(await store());

  test("of a row with thousands of old entries that weren’t counted, only the newest are read", async () => {
    const { source, list, view } = await setUp();
    await list(wirePending({ id: 1 }));
    const old = Array.from({ length: 3_000 }, (_, n) => ({
      id: `old-${n}`,
      source_id: source.sourceId,
      assessment_id: 1,
      kind: "completed" as const,
      at: new Date(Date.UTC(2025, 0, 1) + n * 4_000).toISOString(),
      version: 1,
    }));
    for (let start = 0; start < old.length; start += 500)
      await source.db
        .insertInto("events")
        .values(old.slice(start, start + 500))
        .execute();
    const read = await source.db
      .transaction()
      .execute((transaction) => readTimelines(transaction, source, [1]));
    expect([...read.values()].map((entries) => entries.length)).toEqual([100]);
    await list(wireRecommended({ id: 1 }));
    expect((await view()).status).toBe("recommended");
    const newest = await source.db
      .selectFrom("events")
      .select(["id", "details"])
      .where("kind", "=", "completed")
      .orderBy("at", "desc")
      .execute();
    expect(newest).toHaveLength(old.length);
    expect(newest[0]).toMatchObject({ id: "old-2999", details: expect.stringContaining('"times":2') });
  });

  test("a report link that is signed anew each time is one entry with its number, and the newest is served", async () => {
    await expectOneEntry(await setUp(), 30);
  });

  test("links alone that change with every list reach readers now and then, the first ones at once", async () => {
    const { source, list, version, view } = await setUp();
    await list(wireRecommended({ id: 1, ...signed(0) }));
    const before = await version();
    for (let n = 1; n <= 30; n += 1) await list(wireRecommended({ id: 1, ...signed(n) }));
    expect(await version()).toBe(before + 3);
    expect((await view()).reportUrl).toBe(signed(30).url);
    source.clock.at = new Date(source.clock.at.getTime() + 5 * 60_000);
    await list(wireRecommended({ id: 1, ...signed(31) }));
    await list(wireRecommended({ id: 1, ...signed(32) }));
    expect(await version()).toBe(before + 4);
    source.clock.at = new Date(source.clock.at.getTime() - 3_600_000);
    await list(wireRecommended({ id: 1, ...signed(33) }));
    expect(await version()).toBe(before + 5);
    // With anything else, or where it is a link no more, at once.
    await list(wireRecommended({ id: 1, ...signed(34), detail: "Another." }));
    await list(wireRecommended({ id: 1, url: null, detail: "Another." }));
    expect(await version()).toBe(before + 7);
    expect((await view()).reportUrl).toBeUndefined();
  });

  test("a verdict that wavers makes a bounded number of entries, which say how often", async () => {
    const { list, entries, source } = await setUp();
    await list(wirePending({ id: 1 }));
    await list(wireRecommended({ id: 1 }));
    const [completed] = await entries("completed");
    await decideAssessment(source, 1, { decision: "advance", from: "undecided" }, dana);
    for (let n = 1; n <= 20; n += 1)
      await list(n % 2 === 0 ? wireRecommended({ id: 1 }) : wireNotRecommended({ id: 1 }));
    const changed = await entries("changed");
    expect(changed).toHaveLength(10);
    expect(changed[0]).toMatchObject({ changed: "verdict", status: "recommended", times: 11 });
    expect(changed.at(-1)).toMatchObject({ changed: "verdict", status: "not_recommended" });
    expect(changed.reduce((sum, { times = 1 }) => sum + times, 0)).toBe(20);
    expect(await entries("completed")).toEqual([completed]);
    expect(await entries("decided")).toHaveLength(1);
  });

  test("completing again and again is counted in few entries, and the first completion stays", async () => {
    const { list, entries } = await setUp();
    await list(wirePending({ id: 1 }));
    await list(wireRecommended({ id: 1 }));
    const [first] = await entries("completed");
    for (let n = 1; n <= 15; n += 1) {
      await list(wirePending({ id: 1 }));
      await list(wireRecommended({ id: 1 }));
    }
    const completed = await entries("completed");
    expect(completed).toHaveLength(10);
    expect(completed.at(-1)).toEqual(first);
    expect(completed[0]).toMatchObject({ times: 7, after: expect.any(String) });
    expect(await entries("changed")).toHaveLength(10);
  });

  test("going and coming back again and again is counted in few entries", async () => {
    const { list, entries, search } = await setUp();
    for (let n = 1; n <= 15; n += 1) {
      await list(wirePending({ id: 1 }), wirePending({ id: 2 }));
      await list(wirePending({ id: 2 }));
      await list(wirePending({ id: 2 }));
      await search.round();
    }
    for (const [kind, times] of [
      ["gone", 15],
      ["came_back", 14],
    ] as const) {
      const told = await entries(kind);
      expect(told).toHaveLength(10);
      expect(told.reduce((sum, { times = 1 }) => sum + times, 0)).toBe(times);
    }
  });

  test("an id that is listed twice, in changing order and with links signed anew, writes no more than that", async () => {
    const { list, entries, view } = await setUp();
    const doubles = (n: number) => [
      wireRecommended({ id: 1, detail: "One.", ...signed(2 * n) }),
      wireRecommended({ id: 1, detail: "Another.", ...signed(2 * n + 1) }),
    ];
    await list(...doubles(0));
    const { detail } = await view();
    for (let n = 1; n <= 20; n += 1) {
      await list(...(n % 2 === 0 ? doubles(n) : doubles(n).reverse()));
      expect((await view()).detail).toBe(detail);
    }
    expect(await entries("changed")).toMatchObject([{ changed: "report_link", times: 20 }]);
  });

  test("each part that changes has its own entry, and what is odd has one where nothing else does", async () => {
    const { list, entries } = await setUp();
    await list(wireRecommended({ id: 1 }));
    await list(
      wireRecommended({ id: 1, detail: "Another.", application_url: "https://service.example.com/new" }),
    );
    await list(wireRecommended({ id: 1, detail: "Another.", application_url: 7 }));
    await list(wirePending({ id: 1 }));
    const changed = (await entries("changed")).map(({ changed, status }) => [changed, status]);
    expect(changed.slice(0, 2)).toEqual([
      ["reopened", undefined],
      ["other", undefined],
    ]);
    expect(changed.slice(2).sort()).toEqual([
      ["application_link", undefined],
      ["detail", undefined],
    ]);
  });
});

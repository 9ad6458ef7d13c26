import { expect, test } from "vitest";
import { wirePending, wireRecommended } from "@/lib/assessment-api/fixtures";
import { onEachStore } from "@/lib/db/testing";
import { openComparingHere } from "@/lib/mirror/comparing/compare-here";
import { openGoneSearch } from "@/lib/mirror/gone/look-for-gone";
import { beginPolling, pollOnce } from "@/lib/mirror/polling/poll-assessments";
import { createListService, openTestStore } from "@/lib/mirror/testing-service";
import { guardNothing } from "@/lib/sync/guard";

onEachStore("a row that the list lacks", (store) => {
  const setUp = async () => {
    const source = await openTestStore(await store());
    const { service, client } = createListService();
    const guard = guardNothing(source);
    const begin = () => beginPolling({ store: source, client, comparing: openComparingHere(), guard });
    let polling = await begin();
    const search = openGoneSearch({ store: source, client, guard });
    service.rows = [wirePending({ id: 1 }), wirePending({ id: 2 })];
    await pollOnce(polling);
    return {
      source,
      service,
      search,
      /** One list, and what follows it. */
      round: async () => {
        await pollOnce(polling);
        return search.round();
      },
      takeOver: async () => {
        polling = await begin();
      },
      row: (id: number) =>
        source.db
          .selectFrom("assessments")
          .select(["absent_lists", "gone_at", "status", "version"])
          .where("id", "=", id)
          .executeTakeFirstOrThrow(),
      events: () => source.db.selectFrom("events").select(["assessment_id", "kind"]).execute(),
      version: async () =>
        (await source.db.selectFrom("sources").select("version").executeTakeFirstOrThrow()).version,
    };
  };

  test("is gone when a second good list lacks it and its single read doesn’t find it", async () => {
    const { service, round, row, events, version } = await setUp();
    service.rows = [wirePending({ id: 1 })];
    const before = await version();
    expect(await round()).toBe(0);
    expect(service.reads).toEqual([]);
    expect(await version()).toBe(before);
    expect(await round()).toBe(1);
    expect(service.reads).toEqual([2]);
    expect(await row(2)).toMatchObject({ gone_at: expect.any(String), version: before + 1 });
    expect(await events()).toEqual([{ assessment_id: 2, kind: "gone" }]);
    expect(await round()).toBe(0);
    expect(service.reads).toEqual([2]);
  });

  test("is not gone while its single read finds it, and is not asked for again soon", async () => {
    const { service, round, row } = await setUp();
    service.rows = [wirePending({ id: 1 })];
    service.hidden = [wirePending({ id: 2 }) as { id: number }];
    for (let list = 0; list < 5; list += 1) expect(await round()).toBe(0);
    expect(service.reads).toEqual([2]);
    expect(await row(2)).toMatchObject({ gone_at: null, absent_lists: 2 });
  });

  test("isn’t gone while its id is listed, however odd it is, and keeps no other from being gone", async () => {
    const { service, round, row, events } = await setUp();
    service.rows = [{ id: 2, completed: "perhaps" }, { id: "1" }, null];
    expect(await round()).toBe(0);
    expect(await round()).toBe(1);
    expect(await row(1)).toMatchObject({ absent_lists: 2, gone_at: expect.any(String) });
    expect(await row(2)).toMatchObject({ absent_lists: 0, gone_at: null, status: "pending" });
    expect(service.reads).toEqual([1]);
    expect((await events()).filter(({ kind }) => kind === "gone")).toEqual([
      { assessment_id: 1, kind: "gone" },
    ]);
  });

  test("isn’t gone because its id can’t be read in the list: its single read finds it", async () => {
    const { service, round, row } = await setUp();
    service.rows = [wirePending({ id: 1 }), { ...wirePending(), id: "2" }];
    service.hidden = [wirePending({ id: 2 }) as { id: number }];
    for (let list = 0; list < 3; list += 1) expect(await round()).toBe(0);
    expect(await row(2)).toMatchObject({ gone_at: null });
  });

  test("comes back with the first list that has it, changed or not", async () => {
    const { service, round, row, events } = await setUp();
    service.rows = [];
    await round();
    expect(await round()).toBe(2);
    service.rows = [wirePending({ id: 1 }), wireRecommended({ id: 2 })];
    await round();
    expect(await row(1)).toMatchObject({ absent_lists: 0, gone_at: null, status: "pending" });
    expect(await row(2)).toMatchObject({ absent_lists: 0, gone_at: null, status: "recommended" });
    const kinds = async (id: number) =>
      (await events())
        .filter((event) => event.assessment_id === id)
        .map(({ kind }) => kind)
        .sort();
    expect(await kinds(1)).toEqual(["came_back", "gone"]);
    expect(await kinds(2)).toEqual(["came_back", "completed", "gone"]);
  });

  test("is remembered by the next poller", async () => {
    const { service, round, row, takeOver } = await setUp();
    service.rows = [wirePending({ id: 1 })];
    await round();
    await takeOver();
    expect(await round()).toBe(1);
    await takeOver();
    service.rows = [wirePending({ id: 1 }), wirePending({ id: 2 })];
    await round();
    expect(await row(2)).toMatchObject({ gone_at: null });
  });

  test("costs forty reads a list when the list is empty of a sudden, and no data", async () => {
    const { source, service, round } = await setUp();
    const all = Array.from({ length: 100 }, (_, index) => wirePending({ id: index + 1 }));
    service.rows = all;
    await round();
    service.rows = [];
    service.hidden = all as { id: number }[];
    await round();
    for (const reads of [40, 80, 100, 100]) {
      expect(await round()).toBe(0);
      expect(service.reads).toHaveLength(reads);
    }
    const gone = source.db.selectFrom("assessments").select("id").where("gone_at", "is not", null);
    expect(await gone.execute()).toEqual([]);
  });
});

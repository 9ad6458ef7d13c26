import { expect, test } from "vitest";
import { wirePending, wireRecommended } from "@/lib/assessment-api/fixtures";
import { onEachStore } from "@/lib/db/testing";
import { createAssessment } from "@/lib/db/testing-rows";
import type { Change } from "@/lib/mirror/applying/diff";
import { openComparingHere } from "@/lib/mirror/comparing/compare-here";
import { LeaseLost, openLease } from "@/lib/mirror/lease/lease";
import { beginPolling, pollOnce } from "@/lib/mirror/polling/poll-assessments";
import { recordFailure } from "@/lib/mirror/polling/record-poll";
import { createListService, openTestStore } from "@/lib/mirror/testing-service";
import { guardNothing } from "@/lib/sync/guard";
import { readChecks } from "@/lib/sync/read-checks";

onEachStore("one poll after the other", (store) => {
  const setUp = async (lease?: "lease") => {
    const source = await openTestStore(await store());
    const { service, client } = createListService();
    const held = openLease(source, "holder");
    await held.look();
    const guard = lease ? held.guard : guardNothing(source);
    const polling = await beginPolling({ store: source, client, comparing: openComparingHere(), guard });
    const state = () => source.db.selectFrom("mirror_state").selectAll().executeTakeFirstOrThrow();
    return { source, service, client, polling, state };
  };

  test("asks only whether the list is still the same, where the service lets it", async () => {
    const { service, polling } = await setUp();
    service.etag = true;
    service.rows = [wirePending({ id: 1 })];
    expect(await pollOnce(polling)).toMatchObject({ changes: 1, unchanged: false });
    expect(await pollOnce(polling)).toMatchObject({ changes: 0, unchanged: true });
    service.rows = [wireRecommended({ id: 1 })];
    expect(await pollOnce(polling)).toMatchObject({ changes: 1, unchanged: false });
    expect(service.lists).toEqual([200, 304, 200]);
  });

  test("no longer says that the service fails once the first rows are here, and not before", async () => {
    const { source, service, polling, state } = await setUp();
    await recordFailure(source, new Error("any"));
    const { failing_since } = await state();
    service.rows = "a page, and no list" as never;
    await expect(pollOnce(polling)).rejects.toThrow();
    expect((await state()).failing_since).toBe(failing_since);

    service.rows = [wirePending({ id: 1 })];
    const whileWriting: Promise<unknown>[] = [];
    await pollOnce(polling, { onChanges: () => whileWriting.push(state()) });
    expect(await whileWriting[0]).toMatchObject({ failing_since: null, failure_code: null });
  });

  test("learns of changes though the service says that its list is still the same", async () => {
    const { service, polling } = await setUp();
    service.etag = "constant";
    service.rows = [wirePending({ id: 1 })];
    await pollOnce(polling);
    service.rows = [wireRecommended({ id: 1 })];
    let changes = 0;
    for (let n = 0; n < 40; n += 1) changes += (await pollOnce(polling)).changes;
    expect(changes).toBe(1);
    expect(service.lists.filter((status) => status === 200)).toHaveLength(3);
  });

  test("knows the same list by its bytes where the service has no ETag", async () => {
    const { service, polling } = await setUp();
    service.rows = [wirePending({ id: 1 })];
    await pollOnce(polling);
    expect(await pollOnce(polling)).toMatchObject({ changes: 0, unchanged: true });
    expect(service.lists).toEqual([200, 200]);
  });

  test("asks for the whole list again after one that was not applied", async () => {
    const { service, polling } = await setUp();
    service.etag = true;
    service.rows = [wirePending({ id: 1 })];
    await pollOnce(polling);
    service.rows = [wirePending({ id: 1 }), wirePending({ id: 2 })];
    const { guard } = polling;
    polling.guard = async () => {
      throw new LeaseLost();
    };
    await expect(pollOnce(polling)).rejects.toBeInstanceOf(LeaseLost);
    polling.guard = guard;
    expect(await pollOnce(polling)).toMatchObject({ changes: 1 });
    expect(service.lists).toEqual([200, 200, 200]);
  });

  test("compares the clocks when the answer begins, not when its last byte is there", async () => {
    const { source, polling, state } = await setUp();
    const answeredAt = source.clock.at;
    const client = {
      ...polling.client,
      // The list took an hour from its first byte on; the store's clock has gone on, the answer's hasn't.
      async fetchAssessmentList() {
        source.clock.at = new Date(answeredAt.getTime() + 3_600_000);
        return {
          unchanged: false as const,
          body: [new TextEncoder().encode("[]")],
          date: new Date(answeredAt.getTime() + 5_000).toISOString(),
          answeredAtMs: performance.now() - 3_600_000,
          validators: {},
        };
      },
    };
    await pollOnce({ ...polling, client });
    const { skew_ms } = (await state()) as { skew_ms: number };
    // Beside it only what this test took between two lines.
    expect(Math.abs(skew_ms - 5_000)).toBeLessThan(60_000);
  });

  test("numbers the lists, the unchanged ones too, and rows carry the number of the one that brought them", async () => {
    const { source, service, polling, state } = await setUp();
    service.rows = [wirePending({ id: 1 })];
    await pollOnce(polling);
    await pollOnce(polling);
    service.rows = [wirePending({ id: 1 }), wirePending({ id: 2 })];
    await pollOnce(polling);
    expect(await state()).toMatchObject({ lists: 3 });
    const rows = source.db.selectFrom("assessments").select(["id", "first_seen_list"]).orderBy("id");
    expect(await rows.execute()).toEqual([
      { id: 1, first_seen_list: 1 },
      { id: 2, first_seen_list: 3 },
    ]);
  });

  test("keeps when the last two lists were begun, whatever was odd about some rows", async () => {
    const { source, service, polling, state } = await setUp();
    const pollAt = async (minute: number) => {
      source.clock.at = new Date(Date.UTC(2026, 2, 10, 14, minute));
      await pollOnce(polling);
      return source.clock.at.toISOString();
    };
    service.rows = [wirePending({ id: 1 })];
    const first = await pollAt(0);
    const second = await pollAt(1);
    expect(await state()).toMatchObject({ good_list_before_at: first, good_list_at: second });
    service.rows = [wirePending({ id: 1 }), "rubbish"];
    const third = await pollAt(2);
    expect(await state()).toMatchObject({
      good_list_before_at: second,
      good_list_at: third,
      succeeded_at: third,
      unreadable_rows: 1,
      odd_rows: 1,
    });
  });

  test("keeps no text that repeats the key, and the rest of its row", async () => {
    const { source, service, polling, state } = await setUp();
    const key = "test-key-of-the-employer";
    const link = `https://service.example.com/?k=${key}`;
    service.rows = [
      wirePending({ id: 1 }),
      wirePending({ id: 2, application_url: link }),
      wireRecommended({ id: 3, url: link, detail: `Strong, ${key}.` }),
    ];
    const seen = async () => {
      const rows = source.db.selectFrom("assessments").selectAll().orderBy("id");
      return rows.execute();
    };
    await pollOnce(polling);
    const first = await seen();
    expect(first.map(({ id, status, oddities }) => [id, status, oddities])).toEqual([
      [1, "pending", null],
      [2, "pending", "application_url:carries_key"],
      [3, "recommended", "url:carries_key detail:carries_key"],
    ]);
    const written = async () => JSON.stringify([await seen(), await state()]);
    for (const etag of [false, true]) {
      service.etag = etag;
      expect(await state()).toMatchObject({ unreadable_rows: 0, odd_rows: 2 });
      expect(await written()).not.toContain(key);
      expect((await pollOnce(polling)).changes).toBe(0);
    }
    // The next poller gets it again, and changes nothing.
    const { client, guard } = polling;
    const anew = await beginPolling({ store: source, client, guard, comparing: openComparingHere() });
    expect((await pollOnce(anew)).changes).toBe(0);
    expect(await state()).toMatchObject({ odd_rows: 2 });
    expect(await seen()).toEqual(first);
  });

  test("versions rise by one with each batch that changed something, and with nothing else", async () => {
    const { source, service, polling } = await setUp();
    const versions: number[] = [];
    const seen = async () =>
      versions.push(
        (await source.db.selectFrom("sources").select("version").executeTakeFirstOrThrow()).version,
      );
    service.rows = Array.from({ length: 120 }, (_, index) => wirePending({ id: index + 1 }));
    for (const detail of ["", "", "A", "A", "B"]) {
      if (detail) service.rows[7] = wireRecommended({ id: 8, detail });
      await pollOnce(polling);
      await seen();
    }
    expect(versions).toEqual([3, 3, 4, 4, 5]);
    const rows = await source.db.selectFrom("assessments").select("version").distinct().execute();
    expect(rows.map(({ version }) => version).sort()).toEqual([1, 2, 3, 5]);
  });

  test("notices when the list lacks what our own create has brought", async () => {
    const { source, service, polling } = await setUp();
    service.rows = [wirePending({ id: 1 })];
    await pollOnce(polling);
    const { version } = await source.db.selectFrom("sources").select("version").executeTakeFirstOrThrow();
    const first_seen_version = version + 1;
    await source.db.updateTable("sources").set({ version: first_seen_version }).execute();
    await createAssessment(source, 7, { email: "ours@example.com", first_seen_version });
    await pollOnce(polling);
    const absent = source.db.selectFrom("assessments").select("id").where("absent_lists", "=", 1);
    expect(await absent.execute()).toEqual([{ id: 7 }]);
  });

  test("says what was written, a batch at a time", async () => {
    const { service, polling } = await setUp();
    service.rows = Array.from({ length: 1_100 }, (_, index) => wirePending({ id: index + 1 }));
    const written: Change[][] = [];
    await pollOnce(polling, { onChanges: (changes) => written.push(changes) });
    expect(written.flat()).toHaveLength(1_100);
    for (const changes of written) expect(changes.length).toBeLessThanOrEqual(500);
  });

  test("is written nothing of by who has lost the lease while the list was on its way", async () => {
    const { source, service, polling, state } = await setUp("lease");
    service.rows = [wirePending({ id: 1 })];
    await openLease(source, "taker", { isAlone: true }).look();
    const before = await state();
    await expect(pollOnce(polling)).rejects.toBeInstanceOf(LeaseLost);
    const poll = { begunAt: source.now(), durationMs: 1 };
    await expect(recordFailure(source, new Error("any"), poll, polling.guard)).rejects.toBeInstanceOf(
      LeaseLost,
    );
    expect(await state()).toEqual(before);
    expect(await source.db.selectFrom("assessments").select("id").execute()).toEqual([]);
  });

  test("leaves a record of the last fifty, the latest first", async () => {
    const { source, service, polling } = await setUp();
    for (let poll = 0; poll < 52; poll += 1) await recordFailure(source, new Error("any"));
    service.rows = [wirePending({ id: 1 }), "rubbish"];
    await pollOnce(polling);
    const checks = await readChecks(source);
    expect(checks).toHaveLength(50);
    expect(checks[0]).toEqual({
      number: 53,
      began_at: source.now().toISOString(),
      duration_ms: expect.any(Number),
      outcome: "changed",
      changes: 1,
      list_rows: 2,
      unreadable_rows: 1,
      odd_rows: 1,
    });
    expect(checks[1]).toMatchObject({ number: 52, outcome: "internal", list_rows: null });
  });
});

import { expect, test } from "vitest";
import { onEachStore } from "@/lib/db/testing";
import { mayClaim } from "@/lib/imports/claim-next-row";
import { clearRows } from "@/lib/imports/clear-rows";
import { pauseImport, resumeImport, stopImport } from "@/lib/imports/control-import";
import { retryRows } from "@/lib/imports/retry-rows";
import { imports, people } from "@/lib/imports/testing-imports";
import { problemOf } from "@/lib/testing-problems";

onEachStore("an import that pauses or waits", (place) => {
  const setUp = imports();

  test.each([
    ["the key is refused", { kind: "status", status: 401 }, "invalid_key", 1],
    ["the key may not", { kind: "status", status: 403 }, "not_authorised", 1],
  ])("it pauses by itself when %s, and its rows wait", async (_, what, reason, times) => {
    const { store, dana, draft, start, run, wake, read, fault, onRecord } = await setUp(await place());
    const id = await draft(people(3));
    await fault(what, times);
    await start(id);
    run();
    await expect.poll(async () => (await read(id)).state).toBe("paused");
    expect(await read(id)).toMatchObject({ reason, counts: { waiting: 3 } });
    await resumeImport(store, id, dana);
    wake();
    await expect.poll(async () => (await read(id)).state).toBe("done");
    expect(await onRecord()).toHaveLength(3);
  });

  test("three unanswered in a row pause it; they stay unconfirmed, and aren’t sent again", async () => {
    const { store, dana, draft, start, run, wake, read, rows, fault, onRecord, posts } = await setUp(
      await place(),
    );
    const id = await draft(people(5));
    await fault({ kind: "reset", when: "after" }, 3);
    await start(id);
    run();
    await expect.poll(async () => (await read(id)).state).toBe("paused");
    expect(await read(id)).toMatchObject({
      reason: "unanswered",
      counts: { waiting: 2, unconfirmed: 3 },
    });
    await resumeImport(store, id, dana);
    wake();
    await expect.poll(async () => (await read(id)).state).toBe("done");
    expect((await read(id)).counts).toMatchObject({ created: 2, unconfirmed: 3 });
    expect(await rows(id, { state: "unconfirmed" })).toHaveLength(3);
    expect(await problemOf(retryRows(store, id, [], dana))).toMatchObject({ reason: "import_is_empty" });
    expect(await onRecord()).toHaveLength(5);
    expect(await posts()).toBe(5);
  });

  test("asked for fewer calls, it waits as long as asked, and goes on", async () => {
    const { store, draft, start, run, wake, read, fault, onRecord } = await setUp(await place());
    const id = await draft(people(2));
    await fault({ kind: "status", status: 429, headers: { "retry-after": "20" } });
    await start(id);
    run();
    await expect.poll(async () => (await read(id)).reason).toBe("rate_limited");
    const { slowUntil = "", state } = await read(id);
    expect(state).toBe("running");
    expect(Date.parse(slowUntil) - store.now().getTime()).toBe(20_000);
    expect(await onRecord()).toHaveLength(0);
    store.clock.at = new Date(store.clock.at.getTime() + 20_000);
    wake();
    await expect.poll(async () => (await read(id)).state).toBe("done");
    expect(await onRecord()).toHaveLength(2);
  });

  test("a service that is down pauses it, and nobody is lost", async () => {
    const { store, dana, server, draft, start, run, read } = await setUp(await place());
    const id = await draft(people(2));
    await server.close();
    await start(id);
    run();
    await expect.poll(async () => (await read(id)).state).toBe("paused");
    expect(await read(id)).toMatchObject({ reason: "unreachable", counts: { waiting: 2 } });
    const open = await store.db.selectFrom("invitations").select("dismissed_at").execute();
    expect(open.every(({ dismissed_at }) => dismissed_at !== null)).toBe(true);
    await stopImport(store, id, dana);
    expect(await read(id)).toMatchObject({ state: "stopped", counts: { waiting: 0, notSent: 2 } });
  });

  test("paused it sends nothing; stopped it says what wasn’t sent; that can be deleted, and counts stay", async () => {
    const { store, dana, draft, start, run, read, rows, onRecord } = await setUp(await place());
    const id = await draft(people(2));
    await start(id);
    await pauseImport(store, id, dana);
    run();
    const other = await draft(people(1, "other"));
    await start(other);
    await expect.poll(async () => (await read(other)).state).toBe("done");
    expect(await onRecord()).toHaveLength(1);
    expect(await problemOf(clearRows(store, id, dana))).toMatchObject({ reason: "import_not_ended" });
    await stopImport(store, id, dana);
    expect(await problemOf(resumeImport(store, id, dana))).toMatchObject({ reason: "import_has_ended" });
    await clearRows(store, id, dana);
    expect(await read(id)).toMatchObject({ counts: { notSent: 2 }, clearedAt: expect.any(String) });
    expect((await rows(id)).map(({ candidate, cells }) => [candidate.email, cells])).toEqual([
      [undefined, undefined],
      [undefined, undefined],
    ]);
    expect(await problemOf(retryRows(store, id, [], dana))).toMatchObject({ reason: "import_is_empty" });
  });

  test("a service that asks for fewer calls each time is left alone for longer each time", async () => {
    const { store, draft, start, run, wake, read, fault, posts } = await setUp(await place());
    const id = await draft(people(1));
    await fault({ kind: "status", status: 429, headers: { "retry-after": "0" } }, 3);
    await start(id);
    run();
    const rests: number[] = [];
    for (let call = 1; call <= 3; call += 1) {
      await expect.poll(posts).toBe(call);
      await expect
        .poll(async () => Date.parse((await read(id)).slowUntil ?? ""))
        .toBeGreaterThan(store.clock.at.getTime());
      const { slowUntil = "" } = await read(id);
      rests.push((Date.parse(slowUntil) - store.clock.at.getTime()) / 1_000);
      store.clock.at = new Date(slowUntil);
      wake();
    }
    expect(rests).toEqual([5, 10, 20]);
    await expect.poll(async () => (await read(id)).state).toBe("done");
  });

  test("a rest that began while the clock was a year ahead doesn’t last a year", async () => {
    const { store, draft, start, run, read, fault } = await setUp(await place());
    const id = await draft(people(1));
    await fault({ kind: "status", status: 429, headers: { "retry-after": "60" } });
    const now = store.clock.at;
    store.clock.at = new Date("2027-03-10T12:00:00.000Z");
    await start(id);
    const ahead = run();
    await expect.poll(async () => (await read(id)).reason).toBe("rate_limited");
    ahead.close();
    store.clock.at = now;
    expect((await read(id)).slowUntil).toBeUndefined();
    run();
    await expect.poll(async () => (await read(id)).state).toBe("done");
  });

  test("a rest is the service’s: it outlives the pause of the import that met it, and holds for others", async () => {
    const { store, dana, draft, start, run, wake, read, fault, posts } = await setUp(await place());
    const [one, two] = [await draft(people(2, "one")), await draft(people(2, "two"))];
    await fault({ kind: "status", status: 429, headers: { "retry-after": "60" } });
    await start(one);
    run();
    await expect.poll(async () => (await read(one)).reason).toBe("rate_limited");
    await pauseImport(store, one, dana);
    await start(two);
    expect(await read(two)).toMatchObject({ reason: "rate_limited", slowUntil: expect.any(String) });
    expect(await mayClaim(store)).toBe("idle");
    expect(await posts()).toBe(1);
    store.clock.at = new Date(store.clock.at.getTime() + 60_000);
    wake();
    await expect.poll(async () => (await read(two)).state).toBe("done");
  });

  test("three refused in a row without a reason pause it: it may be the wrong address", async () => {
    const { draft, start, run, read, fault, posts } = await setUp(await place());
    const id = await draft(people(5));
    await fault({ kind: "status", status: 404 }, 5);
    await start(id);
    run();
    await expect.poll(async () => (await read(id)).state).toBe("paused");
    expect(await read(id)).toMatchObject({ reason: "refused", counts: { rejected: 3, waiting: 2 } });
    expect(await posts()).toBe(3);
  });
});

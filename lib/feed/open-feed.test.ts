import fc from "fast-check";
import { expect, test, vi } from "vitest";
import type { Store } from "@/lib/db/store";
import { onEachStore } from "@/lib/db/testing";
import { mostRows } from "@/lib/feed/most-rows";
import { parsePosition } from "@/lib/feed/position";
import { readPosition } from "@/lib/feed/read-position";
import { readSessionStates } from "@/lib/feed/read-session-states";
import { closeFeedsAfterEach, feedOf, filled, numbers, touch } from "@/lib/feed/testing-feeds";
import { read, sessionIdleMs, signedIn } from "@/lib/feed/testing-reader";
import { deepTest, runs } from "@/lib/testing-deep";

closeFeedsAfterEach();

onEachStore("the feed", (place) => {
  test("says at once where it stands, then what changes, and which rows as they are now", async () => {
    const { store, feed, listen } = await filled(await place());
    const reader = listen();
    const first = await reader.until(({ kind }) => kind === "changes");
    expect(first).toMatchObject({ assessments: [], version: await readPosition(store) });

    await touch(store, [2]);
    const version = await touch(store, [2, 3]);
    feed.wake();
    await reader.upTo(version);
    expect([...reader.rows.values()].map(({ id, version }) => ({ id, version }))).toEqual([
      { id: 2, version },
      { id: 3, version },
    ]);
    expect(reader.messages.at(-1)).toMatchObject({ counts: { all: 5 }, attention: false });
  });

  test("sees what another process commits without being told", async () => {
    const shared = await place();
    const here = await filled(shared);
    const { db } = await shared.open();
    const there: Store = { ...here.store, db };
    const reader = here.listen();
    await reader.until(({ kind }) => kind === "changes");
    const elsewhere = here.listen(undefined, feedOf(there));
    await elsewhere.until(({ kind }) => kind === "changes");
    const version = await touch(there, [4]);
    await Promise.all([reader.upTo(version), elsewhere.upTo(version)]);
    expect(reader.rows.get(4)).toEqual(elsewhere.rows.get(4));
  });

  test("a reader that comes back, however often, lacks nothing up to where it is told to be", async () => {
    const { store, feed, listen } = await filled(await place(), 12);
    const step = fc.oneof(
      {
        weight: 5,
        arbitrary: fc.uniqueArray(fc.integer({ min: 1, max: 12 }), { minLength: 1, maxLength: 4 }),
      },
      { weight: 2, arbitrary: fc.constantFrom("leave" as const, "wake" as const, "pause" as const) },
    );
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 25 }), async (steps) => {
        const begun = await readPosition(store);
        const written: { id: number; version: number }[] = [];
        const known = new Map<number, number>();
        let writing: Promise<unknown>[] = [];
        let last = begun;
        let reader = listen(last);
        const take = () => {
          for (const message of reader.messages.splice(0)) {
            if (message.kind !== "changes") continue;
            for (const row of message.assessments) known.set(row.id, row.version);
            last = message.version;
            const upTo = parsePosition(last)?.version ?? 0;
            // Of every row it has the last change up to there, or a later one.
            for (const { id, version } of written)
              if (version <= upTo) expect(known.get(id) ?? 0).toBeGreaterThanOrEqual(version);
          }
        };
        for (const one of steps) {
          if (one === "leave") {
            await Promise.race([reader.begun(), Promise.all(writing)]);
            reader.leave();
            await reader.done;
            take();
            reader = listen(last);
          } else if (one === "wake") feed.wake();
          else if (one === "pause") await Promise.all(writing);
          else {
            const write = touch(store, one).then((version) =>
              written.push(...one.map((id) => ({ id, version }))),
            );
            writing = [...writing, write];
          }
        }
        await Promise.all(writing);
        // `wake()` has no effect before the first listener.
        await reader.until(({ kind }) => kind === "changes");
        feed.wake();
        const end = parsePosition(await readPosition(store))?.version ?? 0;
        await reader.upTo(end);
        reader.leave();
        take();
        const rows = await store.db.selectFrom("assessments").select(["id", "version"]).execute();
        const changed = new Set(written.map(({ id }) => id));
        for (const { id, version } of rows) if (changed.has(id)) expect(known.get(id)).toBe(version);
      }),
      runs(12),
    );
  });

  test("a reader too far behind, ahead, or of another epoch is told to reload, and goes on from there", async () => {
    const { store, feed, listen } = await filled(await place(), mostRows + 1);
    const begun = await readPosition(store);
    const epoch = parsePosition(begun)?.epoch;
    await touch(store, numbers(mostRows));
    expect(await feed.changesSince(parsePosition(begun), { role: "viewer" })).toMatchObject({
      kind: "changes",
    });
    const version = await touch(store, [mostRows + 1]);
    for (const after of [begun, `${epoch}-${version + 1}`, "another-epoch-0"]) {
      expect(await feed.changesSince(parsePosition(after), { role: "viewer" })).toMatchObject({
        kind: "reload",
        version: `${epoch}-${version}`,
        counts: { all: mostRows + 1 },
      });
    }
    const readers = [listen(begun), listen("another-epoch-0")];
    await Promise.all(readers.map((reader) => reader.until(({ kind }) => kind === "reload")));
    const next = await touch(store, [1]);
    feed.wake();
    await Promise.all(readers.map((reader) => reader.upTo(next)));
    expect(readers.map((reader) => [...reader.rows.keys()])).toEqual([[1], [1]]);
  });

  deepTest("a flood is one reload now and then, and what comes after it is told row by row", async () => {
    const { store, feed, listen } = await filled(await place(), mostRows + 10);
    const reader = listen();
    await reader.until(({ kind }) => kind === "changes");
    const begunMs = performance.now();
    for (let round = 0; round < 20; round += 1) {
      await touch(store, numbers(mostRows + 10));
      feed.wake();
    }
    const version = await touch(store, [1]);
    await reader.upTo(version);
    const reloads = reader.kinds().filter((kind) => kind === "reload").length;
    expect(reloads).toBeGreaterThan(0);
    expect(reloads).toBeLessThanOrEqual((performance.now() - begunMs) / 2_000 + 1);
    expect(reader.rows.size).toBeLessThanOrEqual(1);
  });

  test("nobody is told what their role may not see", async () => {
    const { store, feed, listen } = await filled(await place());
    await store.db
      .updateTable("mirror_state")
      .set({
        attempted_at: store.now().toISOString(),
        failing_since: store.now().toISOString(),
        failure_code: "unreachable",
        failure_message: "connect ECONNREFUSED 10.0.0.7",
      })
      .execute();
    const readers = await Promise.all(
      (["viewer", "recruiter", "administrator"] as const).map(async (role) =>
        listen(undefined, feed, role, await signedIn(store, role, `a-${role}`)),
      ),
    );
    await Promise.all(readers.map((reader) => reader.until(({ kind }) => kind === "changes")));
    const version = await touch(store, [1]);
    feed.wake();
    await Promise.all(readers.map((reader) => reader.upTo(version)));
    expect(readers.map(({ rows }) => rows.get(1)?.applicationUrl)).toEqual([
      undefined,
      "https://apply.example/1",
      "https://apply.example/1",
    ]);
    const technical = readers.map(({ messages }) => JSON.stringify(messages).includes("ECONNREFUSED"));
    expect(technical).toEqual([false, false, true]);
  });

  test("without a reader nothing is asked about sessions", async () => {
    const { store } = await filled(await place());
    const stateOf = await readSessionStates(store, [], { now: new Date(), idleMs: sessionIdleMs });
    expect(stateOf({ memberId: "vera", sessionId: "gone meanwhile", role: "viewer" })).toBe("ended");
  });

  test("while there are readers, the mirror is told of them, and they are told of its state", async () => {
    const { store, session } = await filled(await place());
    const watch = vi.fn();
    const feed = feedOf(store, watch);
    const reader = read(
      feed.open({ ...session, role: "recruiter" }, undefined, new AbortController().signal),
    );
    await reader.until(({ kind }) => kind === "changes");
    feed.wake();
    await expect.poll(() => watch.mock.calls.length).toBeGreaterThan(0);
    const failingSince = store.now().toISOString();
    await store.db
      .updateTable("mirror_state")
      .set({ attempted_at: failingSince, failing_since: failingSince, failure_code: "timed_out" })
      .execute();
    feed.wake();
    const said = await reader.until((message) => message.kind === "sync");
    expect(said).toMatchObject({ sync: { state: "failing", failingSince } });
  });
});

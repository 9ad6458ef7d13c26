import fc from "fast-check";
import pino from "pino";
import { afterEach, expect, test, vi } from "vitest";
import { sessionMs, type User } from "@/lib/auth/sessions/session";
import { signOut } from "@/lib/auth/sessions/sign-out";
import { nextVersion } from "@/lib/db/next-version";
import { instant, type Store } from "@/lib/db/store";
import { onEachStore, type TestStore } from "@/lib/db/testing";
import { createAssessment, createStore } from "@/lib/db/testing-rows";
import type { FeedReader } from "@/lib/feed/listener";
import { mostRows } from "@/lib/feed/most-rows";
import { type Feed, openFeed } from "@/lib/feed/open-feed";
import { parsePosition } from "@/lib/feed/position";
import { readPosition } from "@/lib/feed/read-position";
import { readSessionStates } from "@/lib/feed/read-session-states";
import { read, sessionIdleMs, signedIn } from "@/lib/feed/testing-reader";
import { changeMember } from "@/lib/members/change-member";
import type { Role } from "@/lib/roles";
import { deepTest, runs } from "@/lib/testing-deep";

const feeds: Feed[] = [];
afterEach(() => {
  for (const feed of feeds.splice(0)) feed.close();
});

type Options = Pick<Parameters<typeof openFeed>[0], "atMost" | "unreadMs">;

function feedOf(store: Store, watch: () => void = () => undefined, options: Options = {}): Feed {
  const feed = openFeed({ store, log: pino({ level: "silent" }), sessionIdleMs, watch, ...options });
  feeds.push(feed);
  return feed;
}

/** Takes a version and gives it to these rows, as every writer does. @returns the version. */
const touch = (store: Store, ids: number[]) =>
  store.db.transaction().execute(async (transaction) => {
    const version = await nextVersion(transaction, store.sourceId);
    await transaction
      .updateTable("assessments")
      .set({ version, detail: `Changed with ${version}.` })
      .where("source_id", "=", store.sourceId)
      .where("id", "in", ids)
      .execute();
    return version;
  });

const numbers = (count: number, from = 1) => Array.from({ length: count }, (_, index) => from + index);

async function filled(place: TestStore, rows = 5) {
  const { db } = await place.open();
  const store = await createStore(db);
  // Not so old that they need attention.
  const created_at = store.now().toISOString();
  for (const id of numbers(rows)) await createAssessment(store, id, { created_at });
  await touch(store, [1]);
  const session = await signedIn(store, "recruiter");
  const feed = feedOf(store);
  const listen = (after?: string, on = feed, role: Role = "recruiter", whose = session) => {
    const leaving = new AbortController();
    const position = after === undefined ? undefined : parsePosition(after);
    const reader = read(on.open({ ...whose, role }, position, leaving.signal));
    return { ...reader, leave: () => leaving.abort() };
  };
  return { store, feed, session, listen };
}

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
            await Promise.race([reader.upTo(0), Promise.all(writing)]);
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
    expect(await feed.changesSince(parsePosition(begun), "viewer")).toMatchObject({ kind: "changes" });
    const version = await touch(store, [mostRows + 1]);
    for (const after of [begun, `${epoch}-${version + 1}`, "another-epoch-0"]) {
      expect(await feed.changesSince(parsePosition(after), "viewer")).toMatchObject({
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

  test("a stream ends with its session, however that ends, and with a word", async () => {
    const { store, feed, listen } = await filled(await place());
    const by = { actor: { name: "test" }, now: store.now() };
    const disabled = await signedIn(store, "viewer", "disabled");
    const reset = await signedIn(store, "viewer", "reset");
    const signedOut = await signedIn(store, "viewer", "signed-out");
    const idle = await signedIn(store, "viewer", "idle");
    const oldest = new Date(store.now().getTime() - sessionMs + 1_000);
    const old = await signedIn(store, "viewer", "old", oldest);
    const readers = [disabled, reset, signedOut, idle, old].map((whose) =>
      listen(undefined, feed, "viewer", whose),
    );
    const staying = listen();
    await Promise.all([staying, ...readers].map((one) => one.until(({ kind }) => kind === "changes")));

    feed.endSession(signedOut.sessionId);
    await changeMember(store.db, disabled.memberId, { kind: "disable" }, by);
    await changeMember(store.db, reset.memberId, { kind: "reset", passwordHash: "x" }, by);
    await store.db
      .updateTable("sessions")
      .set({ last_seen_at: instant(new Date(store.now().getTime() - sessionIdleMs)) })
      .where("id", "=", idle.sessionId)
      .execute();
    store.clock.at = new Date(store.clock.at.getTime() + 1_000);
    feed.wake();
    await Promise.all(readers.map((one) => one.done));
    expect(readers.map((one) => one.kinds().at(-1))).toEqual(["bye", "bye", "bye", "bye", "bye"]);
    expect(staying.state.ended).toBe(false);
    expect(feed.size()).toBe(1);
  });

  test("a session that is ended on one instance has no streams on the others", async () => {
    const shared = await place();
    const here = await filled(shared);
    const there: Store = { ...here.store, db: (await shared.open()).db };
    const leaving = await signedIn(here.store, "viewer", "vera");
    const { sessionId, memberId } = leaving;
    const kept = await signedIn(here.store, "viewer", "kept");
    const elsewhere = feedOf(there);
    const readers = [leaving, kept].map((whose) => here.listen(undefined, elsewhere, "viewer", whose));
    await Promise.all(readers.map((one) => one.until(({ kind }) => kind === "changes")));

    const user = { id: memberId, name: "vera" } as User;
    await signOut(here.store.db, { id: sessionId, user }, here.store.now());
    here.feed.endSession(sessionId);
    elsewhere.wake();
    await readers[0]?.done;
    expect(readers.map((one) => one.kinds().at(-1))).toEqual(["bye", "changes"]);
    expect(elsewhere.size()).toBe(1);
  });

  test("without a reader nothing is asked about sessions", async () => {
    const { db } = await (await place()).open();
    const stateOf = await readSessionStates(db, [], { now: new Date(), idleMs: sessionIdleMs });
    expect(stateOf({ memberId: "vera", sessionId: "gone meanwhile", role: "viewer" })).toBe("ended");
  });

  test("another role, a stop and a reader that leaves end a stream without one", async () => {
    const { store, feed, listen } = await filled(await place());
    const demoted = await signedIn(store, "recruiter", "demoted");
    const leaving = listen();
    const other = listen(undefined, feed, "recruiter", demoted);
    const staying = listen();
    await Promise.all([leaving, other, staying].map((one) => one.until(({ kind }) => kind === "changes")));

    leaving.leave();
    const by = { actor: { name: "test" }, now: store.now() };
    await changeMember(store.db, demoted.memberId, { kind: "role", role: "viewer" }, by);
    feed.wake();
    await Promise.all([leaving.done, other.done]);
    await expect.poll(() => feed.size()).toBe(1);
    feed.close();
    await staying.done;
    expect([leaving, other, staying].flatMap((one) => one.kinds())).not.toContain("bye");
    expect(feed.size()).toBe(0);
  });

  test("a reader that fetches nothing costs a bounded buffer, and loses nothing", async () => {
    const { store, feed, session } = await filled(await place(), 60);
    const stream = feed.open({ ...session, role: "recruiter" }, undefined, new AbortController().signal);
    await expect.poll(() => feed.size()).toBe(1);
    const others = await filledReader(feed, session);
    await store.db
      .updateTable("assessments")
      .set({ detail: "x".repeat(2_000) })
      .execute();
    let version = 0;
    for (let round = 0; round < 12; round += 1) {
      version = await store.db.transaction().execute(async (transaction) => {
        const taken = await nextVersion(transaction, store.sourceId);
        await transaction.updateTable("assessments").set({ version: taken }).execute();
        return taken;
      });
      feed.wake();
      await others.upTo(version);
    }
    // 12 × 60 rows of 2 kB were written meanwhile.
    expect(others.state.bytes).toBeGreaterThan(1_200_000);
    const late = read(stream);
    await late.upTo(version);
    expect(late.state.bytes).toBeLessThan(600_000);
    expect([...late.rows.values()].every((row) => row.version === version)).toBe(true);
    expect(late.rows.size).toBe(60);
  });

  test("a stream that nobody reads ends, also before anything else is told, and what lies there can be read", async () => {
    const { store, session } = await filled(await place());
    const feed = feedOf(store, undefined, { unreadMs: 1 });
    const streams = [1, 2].map(() =>
      feed.open({ ...session, role: "recruiter" }, undefined, new AbortController().signal),
    );
    const sizeWoken = () => {
      feed.wake();
      return feed.size();
    };
    await expect.poll(sizeWoken).toBe(0);
    for (const stream of streams) {
      const reader = read(stream);
      await reader.done;
      expect(reader.kinds()).toEqual(["changes"]);
    }
  });

  test("one person has so many streams, all together have so many, and one that ends makes room", async () => {
    const { store, session } = await filled(await place());
    const feed = feedOf(store, undefined, { atMost: { perPerson: 2, inAll: 3 } });
    const other = await signedIn(store, "viewer", "other");
    const third = await signedIn(store, "viewer", "third");
    const open = (whose = session) => {
      const leaving = new AbortController();
      const reader = read(feed.open({ ...whose, role: "recruiter" }, undefined, leaving.signal));
      return { ...reader, leave: () => leaving.abort() };
    };
    const refusal = expect.objectContaining({
      problem: expect.objectContaining({ status: 429, reason: "too_many_streams" }),
    });
    const first = open();
    open();
    expect(() => open()).toThrow(refusal);
    open(other);
    expect(() => open(third)).toThrow(refusal);
    expect(feed.size()).toBe(3);
    first.leave();
    open(third);
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

async function filledReader(feed: Feed, session: Omit<FeedReader, "role">) {
  const reader = read(feed.open({ ...session, role: "recruiter" }, undefined, new AbortController().signal));
  await reader.until(({ kind }) => kind === "changes");
  return reader;
}

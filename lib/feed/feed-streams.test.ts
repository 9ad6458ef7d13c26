import { expect, test } from "vitest";
import { sessionMs, type User } from "@/lib/auth/sessions/session";
import { signOut } from "@/lib/auth/sessions/sign-out";
import { nextVersion } from "@/lib/db/next-version";
import { instant, type Store } from "@/lib/db/store";
import { onEachStore } from "@/lib/db/testing";
import type { FeedReader } from "@/lib/feed/listener";
import type { Feed } from "@/lib/feed/open-feed";
import { closeFeedsAfterEach, feedOf, filled } from "@/lib/feed/testing-feeds";
import { read, sessionIdleMs, signedIn } from "@/lib/feed/testing-reader";
import { changeMember } from "@/lib/members/change-member";

closeFeedsAfterEach();

onEachStore("the streams of a feed", (place) => {
  test("a stream ends with its session, however that ends, and with a word", async () => {
    const { store, feed, listen } = await filled(await place());
    const by = { actor: { name: "test" }, now: store.now(), signIn: { passwordSignIn: "on" } as const };
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

  test("another role, a stop and a reader that leaves end a stream without one", async () => {
    const { store, feed, listen } = await filled(await place());
    const demoted = await signedIn(store, "recruiter", "demoted");
    const leaving = listen();
    const other = listen(undefined, feed, "recruiter", demoted);
    const staying = listen();
    await Promise.all([leaving, other, staying].map((one) => one.until(({ kind }) => kind === "changes")));

    leaving.leave();
    const by = { actor: { name: "test" }, now: store.now(), signIn: { passwordSignIn: "on" } as const };
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
});

async function filledReader(feed: Feed, session: Omit<FeedReader, "role">) {
  const reader = read(feed.open({ ...session, role: "recruiter" }, undefined, new AbortController().signal));
  await reader.until(({ kind }) => kind === "changes");
  return reader;
}

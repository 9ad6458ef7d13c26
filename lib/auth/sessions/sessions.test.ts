import { expect, test } from "vitest";
import { hashPassword } from "@/lib/auth/passwords/password";
import { endOtherSessions, endOwnSession } from "@/lib/auth/sessions/end-own-sessions";
import { hasEndedIdle } from "@/lib/auth/sessions/ended-idle";
import { forgetSessions } from "@/lib/auth/sessions/forget-sessions";
import { listSessions } from "@/lib/auth/sessions/list-sessions";
import { noteActivity } from "@/lib/auth/sessions/note-activity";
import { findSession, noteEveryMs, type Session, sessionMs } from "@/lib/auth/sessions/session";
import { signOut } from "@/lib/auth/sessions/sign-out";
import { signOutEverywhere } from "@/lib/auth/sessions/sign-out-everywhere";
import { mostSessions, startSession } from "@/lib/auth/sessions/start-session";
import { createSession, sessionIds } from "@/lib/auth/sessions/testing-sessions";
import { signIn } from "@/lib/auth/signing-in/sign-in";
import { createThrottle } from "@/lib/auth/throttling/throttle";
import { instant } from "@/lib/db/store";
import { onEachStore } from "@/lib/db/testing";
import { addMember } from "@/lib/members/add-member";
import { changeMember } from "@/lib/members/change-member";
import { findMember } from "@/lib/members/find-member";

const now = new Date("2026-03-01T10:00:00.000Z");
const by = { actor: { name: "test" }, now, signIn: { passwordSignIn: "on" } as const };
const hourMs = 3_600_000;
const idleMs = 8 * hourMs;
const clock = { now, idleMs };
const later = (ms: number) => new Date(now.getTime() + ms);
const password = "a long enough passphrase";
const firefox = "Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0";

onEachStore("sessions", (store) => {
  async function setUp() {
    const place = await store();
    const database = await place.open();
    const { db } = database;
    const add = async (name: string) =>
      addMember(
        db,
        {
          email: `${name}@example.com`,
          name,
          role: "recruiter",
          passwordHash: await hashPassword(password),
        },
        by,
      );
    const id = await add("dana");
    const throttle = createThrottle(database);
    const enter = (userAgent?: string) =>
      signIn(db, throttle, { email: "dana@example.com", password, address: "192.0.2.7", userAgent, now });
    const find = (sessionId: string, at = now, on = db) =>
      findSession(on, { sessionId }, { now: at, idleMs });
    const sessionOf = async (sessionId: string, at = now): Promise<Session> => {
      const session = await find(sessionId, at);
      if (!session) throw new Error("The session is over.");
      return session;
    };
    const audited = async () =>
      (await db.selectFrom("audit_log").select("action").orderBy("id").execute()).map(({ action }) => action);
    return { place, db, add, id, enter, find, sessionOf, audited };
  }

  test("signing out ends one session, on every instance, and is on record once", async () => {
    const { place, db, enter, find, sessionOf, audited } = await setUp();
    const { db: elsewhere } = await place.open();
    const [one, other] = [await enter(), await enter()];
    if (!one || !other) throw new Error("not signed in");
    const session = await sessionOf(one.sessionId);
    await signOut(elsewhere, session, now);
    await signOut(db, session, now);
    for (const instance of [db, elsewhere]) {
      expect(await find(one.sessionId, now, instance)).toBeNull();
      expect(await find(other.sessionId, now, instance)).toMatchObject({ user: { name: "dana" } });
    }
    expect((await audited()).filter((action) => action === "signed_out")).toHaveLength(1);
  });

  test("signing out everywhere ends all of a person’s, and nobody else’s", async () => {
    const { db, add, id, find, audited } = await setUp();
    const sessions = [await createSession(db, id, now), await createSession(db, id, now)];
    const elses = await createSession(db, await add("ben"), now);
    await signOutEverywhere(db, { id, name: "dana" }, now);
    for (const session of sessions) expect(await find(session)).toBeNull();
    expect(await find(elses)).not.toBeNull();
    expect(await audited()).toContain("signed_out_everywhere");
  });

  test("a session goes on for as long as it is used, up to twelve hours", async () => {
    const { db, id, find } = await setUp();
    const session = await createSession(db, id, now);
    const use = async (at: Date) => {
      const found = await find(session, at);
      return found && noteActivity(db, found, { now: at, idleMs });
    };
    expect(await find(session, later(idleMs))).toBeNull();
    expect(await use(later(idleMs - 1))).toEqual(later(2 * idleMs - 1));
    expect(await find(session, later(idleMs))).toMatchObject({
      idleEndsAt: later(2 * idleMs - 1),
      endsAt: later(sessionMs),
    });
    expect(await find(session, later(sessionMs - 1))).not.toBeNull();
    expect(await find(session, later(sessionMs))).toBeNull();
  });

  test("its use is written down once a minute at most, and never turned back", async () => {
    const { db, id, sessionOf } = await setUp();
    const session = await sessionOf(await createSession(db, id, now));
    const lastSeen = async () =>
      (await db.selectFrom("sessions").select("last_seen_at").executeTakeFirstOrThrow()).last_seen_at;
    const note = (ms: number) => noteActivity(db, session, { now: later(ms), idleMs });
    expect(await note(59_999)).toEqual(session.idleEndsAt);
    expect(await lastSeen()).toBe(instant(now));
    await note(120_000);
    await note(60_000);
    expect(await lastSeen()).toBe(instant(later(120_000)));
    expect([noteEveryMs(idleMs), noteEveryMs(60_000)]).toEqual([60_000, 15_000]);
  });

  test("what comes too late doesn’t bring a session back", async () => {
    const { db, id, sessionOf, find } = await setUp();
    const session = await sessionOf(await createSession(db, id, now));
    await signOut(db, session, now);
    await noteActivity(db, session, { now: later(hourMs), idleMs });
    expect(await find(session.id, later(hourMs))).toBeNull();
  });

  test("a person sees their own, the one they look from first, and what they were used with", async () => {
    const { db, add, id, enter, sessionOf } = await setUp();
    const mine = await enter(firefox);
    if (!mine) throw new Error("not signed in");
    await createSession(db, await add("ben"), now);
    const other = await createSession(db, id, later(-hourMs), { last_seen_at: instant(later(-1_000)) });
    await createSession(db, id, later(-idleMs));
    await createSession(db, id, later(-sessionMs), { last_seen_at: instant(now) });
    const listed = await listSessions(db, await sessionOf(mine.sessionId), { now, idleMs });
    expect(listed).toEqual([
      {
        id: mine.sessionId,
        device: { browser: "Firefox", system: "Windows", kind: "computer" },
        address: "192.0.2.7",
        startedAt: instant(now),
        lastSeenAt: instant(now),
        isCurrent: true,
      },
      expect.objectContaining({ id: other, device: { kind: "unknown" }, isCurrent: false }),
    ]);
  });

  test("a person ends one of their own or all others, and no colleague’s", async () => {
    const { db, add, id, enter, find, sessionOf, audited } = await setUp();
    const mine = await enter();
    if (!mine) throw new Error("not signed in");
    const here = await sessionOf(mine.sessionId);
    const others = await Promise.all([1, 2, 3].map(() => createSession(db, id, now)));
    const [first = "", ...rest] = others;
    const elses = await createSession(db, await add("ben"), now);
    const missing = { problem: { status: 404, reason: "session_over" } };
    await expect(endOwnSession(db, here, elses, clock)).rejects.toMatchObject(missing);
    await endOwnSession(db, here, first, clock);
    await expect(endOwnSession(db, here, first, clock)).rejects.toMatchObject(missing);
    expect(await find(first)).toBeNull();
    await endOtherSessions(db, here, clock);
    await endOtherSessions(db, here, clock);
    for (const session of rest) expect(await find(session)).toBeNull();
    for (const session of [here.id, elses]) expect(await find(session)).not.toBeNull();
    expect((await audited()).filter((action) => /session/.test(action))).toEqual([
      "session_ended",
      "other_sessions_ended",
    ]);
  });

  test("a session that has run out is not said to have been ended", async () => {
    const { db, id, find, sessionOf } = await setUp();
    const [over = ""] = await Promise.all([1, 2].map(() => createSession(db, id, now)));
    const at = later(idleMs);
    const here = await sessionOf(await createSession(db, id, at), at);
    const other = await createSession(db, id, at);
    const missing = { problem: { status: 404, reason: "session_over" } };
    await expect(endOwnSession(db, here, over, { now: at, idleMs })).rejects.toMatchObject(missing);
    await endOtherSessions(db, here, { now: at, idleMs });
    expect(await find(other, at)).toBeNull();
    const entries = await db
      .selectFrom("audit_log")
      .select("details")
      .where("action", "in", ["session_ended", "other_sessions_ended"])
      .execute();
    expect(entries.map(({ details }) => JSON.parse(details ?? ""))).toEqual([{ sessions: 1 }]);
  });

  test("a person who is disabled or gets another password while signing in is not signed in", async () => {
    const { db, id } = await setUp();
    const judged = await findMember(db, { id });
    if (!judged) throw new Error("no member");
    const start = () =>
      db
        .transaction()
        .execute((transaction) => startSession(transaction, judged, { address: "192.0.2.1", now }));
    await changeMember(db, id, { kind: "disable" }, by);
    expect(await start()).toBeUndefined();
    await changeMember(db, id, { kind: "enable" }, by);
    expect(await start()).toMatchObject({ memberId: id });
    await changeMember(db, id, { kind: "reset", passwordHash: "another" }, by);
    expect(await start()).toBeUndefined();
    expect(await sessionIds(db)).toEqual([]);
  });

  test("who was signed out for doing nothing can be told so, as long as the cookie lasts, and nobody else", async () => {
    const { db, id, find, sessionOf } = await setUp();
    const [idle, ended] = [await createSession(db, id, now), await createSession(db, id, now)];
    const busy = await createSession(db, id, now, { last_seen_at: instant(later(7 * hourMs)) });
    await signOut(db, await sessionOf(ended), now);
    const told = (sessionId: string, ms: number) =>
      hasEndedIdle(db, { sessionId }, { now: later(ms), idleMs });
    expect(await told(idle, idleMs - 1)).toBe(false);
    expect(await told(idle, idleMs)).toBe(true);
    // Another person's sign-in deletes what has run out.
    await forgetSessions(db, { now: later(idleMs), idleMs });
    expect(await find(idle, later(idleMs))).toBeNull();
    expect(await told(idle, idleMs)).toBe(true);
    expect(await told(ended, idleMs)).toBe(false);
    // It was over before so much time had passed without anything done.
    expect(await told(busy, 20 * hourMs)).toBe(false);
    expect(await told("nobody’s", idleMs)).toBe(false);
    await changeMember(db, id, { kind: "disable" }, by);
    expect(await told(idle, idleMs)).toBe(false);
  });

  test("the store keeps some of each person’s, and none that is older than any may be", async () => {
    const { db, add, id, enter } = await setUp();
    for (let n = 0; n < mostSessions + 5; n += 1) await createSession(db, id, later(-hourMs - n));
    const elses = await createSession(db, await add("ben"), now);
    const mine = await enter();
    const kept = await sessionIds(db);
    expect(kept).toHaveLength(mostSessions + 1);
    expect(kept).toEqual(expect.arrayContaining([mine?.sessionId, elses]));
    await forgetSessions(db, { now: later(sessionMs - hourMs), idleMs });
    expect((await sessionIds(db)).sort()).toEqual([mine?.sessionId, elses].sort());
  });

  test("a browser’s name is kept up to a length", async () => {
    const { db, enter } = await setUp();
    await enter("x".repeat(5_000));
    const { user_agent } = await db.selectFrom("sessions").select("user_agent").executeTakeFirstOrThrow();
    expect(user_agent).toHaveLength(400);
  });
});

import { decode } from "next-auth/jwt";
import { expect, test } from "vitest";
import { closeAudit } from "@/lib/audit/tally-audit";
import { changePassword } from "@/lib/auth/passwords/change-password";
import { cheapHash } from "@/lib/auth/passwords/testing-cheap-hash";
import { takePlaces } from "@/lib/auth/passwords/testing-hashing";
import { claimsOf, findSession, type SessionClaims } from "@/lib/auth/sessions/session";
import { noSessionCookie, sessionCookie } from "@/lib/auth/sessions/session-cookie";
import { signIn } from "@/lib/auth/signing-in/sign-in";
import { createThrottle, signInLimits } from "@/lib/auth/throttling/throttle";
import { onEachStore } from "@/lib/db/testing";
import { addMember } from "@/lib/members/add-member";
import { createSetupLink, findSetupLink } from "@/lib/members/setup-links";

const now = new Date("2026-03-01T10:00:00.000Z");
const present = "a long enough passphrase";
const password = "another long passphrase";
const address = "192.0.2.1";
const appUrl = "https://shortlist.example";

onEachStore("one’s own password and sessions", (store) => {
  async function setUp() {
    const database = await (await store()).open();
    const { db } = database;
    const id = await addMember(
      db,
      {
        email: "dana@example.com",
        name: "Dana",
        role: "viewer",
        passwordHash: await cheapHash(present),
      },
      { actor: { name: "test" }, now },
    );
    const throttle = createThrottle(database);
    const enter = (given: string) =>
      signIn(db, throttle, { email: "dana@example.com", password: given, address, now });
    const change = (given: { present: string; password: string }, sessionId = "") =>
      changePassword(db, throttle, given, { memberId: id, sessionId, address, now });
    const userOf = async (claims: Pick<SessionClaims, "sessionId">) =>
      (await findSession(db, claims, { now, idleMs: 8 * 3_600_000 }))?.user ?? null;
    const audited = async () =>
      (await db.selectFrom("audit_log").select("action").orderBy("id").execute()).map(({ action }) => action);
    return { db, id, enter, change, userOf, audited };
  }

  test("a new password ends all other sessions and old links; this session goes on under another id", async () => {
    const { db, id, enter, change, userOf, audited } = await setUp();
    const claims = (await enter(present)) as SessionClaims;
    const other = (await enter(present)) as SessionClaims;
    const link = await createSetupLink(db, { memberId: id, appUrl, now });
    const sessionId = await change({ present, password }, claims.sessionId);
    expect(await userOf(claims)).toBeNull();
    expect(await userOf(other)).toBeNull();
    expect(await userOf({ sessionId })).toMatchObject({ id });
    expect(await enter(present)).toBeNull();
    expect(await enter(password)).toMatchObject({ memberId: id });
    expect(await userOf({ sessionId })).toMatchObject({ id });
    const token = new URL(link).searchParams.get("token") ?? "";
    expect(await findSetupLink(db, token, now)).toBeUndefined();
    expect(await audited()).toContain("password_changed");
  });

  test("in a session that has ended meanwhile nothing is changed", async () => {
    const { enter, change } = await setUp();
    await expect(change({ present, password }, "over")).rejects.toMatchObject({ problem: { status: 401 } });
    expect(await enter(present)).not.toBeNull();
  });

  test("who doesn’t know the present one changes nothing, and may not try for long", async () => {
    const { db, change, enter, audited } = await setUp();
    for (let n = 0; n < 10; n += 1) {
      await expect(change({ present: "wrong", password })).rejects.toMatchObject({
        problem: { status: 422, errors: { present: expect.anything() } },
      });
    }
    await expect(change({ present, password })).rejects.toMatchObject({
      problem: { status: 429, extra: { retryAfterSeconds: expect.any(Number) } },
    });
    await expect(enter(present)).rejects.toThrow(/throttled/);
    await closeAudit(db);
    const refused = (await audited()).filter((action) => /refused|throttled/.test(action));
    // The first that was held up, and the number of those after it.
    const held = ["attempts_throttled", "attempts_throttled"];
    expect(refused).toEqual([...Array<string>(10).fill("password_change_refused"), ...held]);
  });

  test.each(["DANA@example.com", "Dana2026dana", "passwordpassword"])(
    "%s is no password: attackers try it first",
    async (guessable) => {
      const { change } = await setUp();
      await expect(change({ present, password: guessable })).rejects.toMatchObject({
        problem: { status: 422, errors: { password: expect.anything() } },
      });
    },
  );

  test("while too many wait, a change is refused without a count, and works right after", async () => {
    const { enter, change } = await setUp();
    const { memberId, sessionId } = (await enter(present)) as SessionClaims;
    const leave = takePlaces({ lane: "known", from: memberId });
    for (let n = 0; n < 2 * signInLimits.pair.points; n += 1)
      await expect(change({ present: "wrong", password }, sessionId)).rejects.toMatchObject({
        problem: { status: 429, reason: "signing_in_busy" },
      });
    await leave();
    expect(await change({ present, password }, sessionId)).not.toBe(sessionId);
  });

  test("of two changes at once one is made", async () => {
    const { enter, change } = await setUp();
    const { sessionId } = (await enter(present)) as SessionClaims;
    const ended = await Promise.allSettled([
      change({ present, password }, sessionId),
      change({ present, password: `${password} too` }, sessionId),
    ]);
    expect(ended.filter((one) => one.status === "fulfilled")).toHaveLength(1);
  });
});

test("the session’s cookie is one that next-auth reads, and ends when the session would have", async () => {
  const claims = { memberId: "m", sessionId: "s", signedInAt: Date.now() - 3_600_000 };
  const secret = "x".repeat(32);
  const cookie = await sessionCookie(claims, { appUrl, secret }, new Date());
  const [, name, token] = /^([^=]+)=([^;]+); /.exec(cookie) ?? [];
  expect(name).toBe("__Host-next-auth.session-token");
  expect(cookie).toContain("Path=/; HttpOnly; SameSite=Lax; Secure");
  const decoded = await decode({ token, secret });
  expect(claimsOf(decoded)).toEqual(claims);
  const leftSeconds = Number(decoded?.exp) - Date.now() / 1000;
  expect(Math.abs(leftSeconds - 11 * 3_600)).toBeLessThan(30);
  expect(noSessionCookie("http://localhost:3000")).toBe(
    "next-auth.session-token=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax",
  );
});

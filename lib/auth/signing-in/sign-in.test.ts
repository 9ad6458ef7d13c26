import { expect, test } from "vitest";
import { flushAudit } from "@/lib/audit/tally-audit";
import { cheapHash } from "@/lib/auth/passwords/testing-cheap-hash";
import { findSession, type SessionClaims } from "@/lib/auth/sessions/session";
import { sessionIds } from "@/lib/auth/sessions/testing-sessions";
import { SecondStepNeeded, signIn, TooManyAttempts } from "@/lib/auth/signing-in/sign-in";
import { createThrottle, signInLimits } from "@/lib/auth/throttling/throttle";
import { lockMember } from "@/lib/db/locks/lock-member";
import { onEachStore } from "@/lib/db/testing";
import { untilBlocked } from "@/lib/db/testing-locks";
import { addMember } from "@/lib/members/add-member";
import { changeMember } from "@/lib/members/change-member";
import { endSessions } from "@/lib/members/end-sessions";
import { findMember } from "@/lib/members/find-member";
import { getMember } from "@/lib/members/list-members";

const now = new Date("2026-03-01T10:00:00.000Z");
const by = { actor: { name: "test" }, now, signIn: { passwordSignIn: "on" } as const };
const idleMs = 8 * 3_600_000;
const password = "a long enough passphrase";

onEachStore("signing in", (store, { testOfTwoWriters }) => {
  async function setUp() {
    const database = await (await store()).open();
    const { db } = database;
    const passwordHash = await cheapHash(password);
    const id = await addMember(
      db,
      { email: "dana@example.com", name: "Dana", role: "recruiter", passwordHash },
      by,
    );
    const throttle = createThrottle(database);
    const attempt = (overrides: { email?: string; password?: string; address?: string } = {}) =>
      signIn(db, throttle, { email: "dana@example.com", password, address: "192.0.2.1", now, ...overrides });
    const userOf = async (claims: SessionClaims, at: Date) =>
      (await findSession(db, claims, { now: at, idleMs }))?.user ?? null;
    /** What failed attempts on other accounts from Dana’s place leave behind, without the work of judging them. */
    const countFailures = async (times: number) => {
      for (let n = 0; n < times; n += 1) await throttle.count(`counted${n}@example.com`, "192.0.2.1", false);
    };
    return { db, id, throttle, attempt, userOf, countFailures };
  }

  test("takes the right password, and the address in any case", async () => {
    const { attempt, db, id } = await setUp();
    const lastSignedInAt = async () => (await getMember(db, id))?.lastSignedInAt;
    await attempt({ password: "wrong" });
    expect(await lastSignedInAt()).toBeUndefined();
    expect(await attempt({ email: " DANA@example.com" })).toMatchObject({ memberId: id });
    expect(await lastSignedInAt()).toBe(now.toISOString());
  });

  testOfTwoWriters(
    "starts no session by the password alone while a second factor is being turned on",
    async () => {
      const { db, id, throttle } = await setUp();
      const { late } = await db.transaction().execute(async (transaction) => {
        await lockMember(transaction, id);
        const attempt = { email: "dana@example.com", password, address: "192.0.2.1", now };
        const signingIn = signIn(db, throttle, attempt).catch((error: unknown) => error);
        await untilBlocked(db);
        const at = now.toISOString();
        const columns = { secret: "sealed", begun_at: at, last_step: 1, recovery_salt: null };
        await transaction
          .insertInto("second_factors")
          .values({ member_id: id, turned_on_at: at, ...columns })
          .execute();
        await endSessions(transaction, id);
        return { late: signingIn };
      });
      expect(await late).toBeInstanceOf(SecondStepNeeded);
      expect(await sessionIds(db)).toEqual([]);
    },
  );

  test("refuses wrong, unknown and disabled alike", async () => {
    const { attempt, db, id } = await setUp();
    expect(await attempt({ password: "wrong" })).toBeNull();
    expect(await attempt({ email: "nobody@example.com" })).toBeNull();
    expect(await attempt({ email: "\u0000nobody@example.com" })).toBeNull();
    await changeMember(db, id, { kind: "disable" }, by);
    expect(await attempt()).toBeNull();
  });

  test("throttles a pair of account and address after ten failures, whether the account exists or not", async () => {
    const { attempt } = await setUp();
    for (const email of ["dana@example.com", "nobody@example.com"]) {
      for (let n = 0; n < 10; n += 1) expect(await attempt({ email, password: "wrong" })).toBeNull();
      await expect(attempt({ email })).rejects.toThrow(TooManyAttempts);
    }
    expect(await attempt({ address: "192.0.2.2" })).not.toBeNull();
  });

  test("throttles an address that tries many accounts", async () => {
    const { attempt, countFailures } = await setUp();
    await countFailures(signInLimits.address.points - 5);
    for (let n = 0; n < 5; n += 1)
      expect(await attempt({ email: `a${n}@example.com`, password: "wrong" })).toBeNull();
    await expect(attempt()).rejects.toThrow(TooManyAttempts);
  });

  test("a success forgives what was counted from there", async () => {
    const { attempt } = await setUp();
    for (let round = 0; round < 3; round += 1) {
      for (let n = 0; n < 9; n += 1) expect(await attempt({ password: "wrong" })).toBeNull();
      expect(await attempt()).not.toBeNull();
    }
  });

  test("a session ends after eight idle hours, at sign-out everywhere, and when its person is disabled", async () => {
    const { attempt, db, id, userOf } = await setUp();
    const claims = await attempt();
    if (!claims) throw new Error("not signed in");
    const later = (ms: number) => new Date(now.getTime() + ms);
    expect(await userOf(claims, later(idleMs - 1))).toMatchObject({ id, role: "recruiter" });
    expect(await userOf(claims, later(idleMs))).toBeNull();
    await changeMember(db, id, { kind: "role", role: "viewer" }, by);
    expect(await userOf(claims, now)).toMatchObject({ role: "viewer" });
    await changeMember(db, id, { kind: "reset", passwordHash: null }, by);
    expect(await userOf(claims, now)).toBeNull();
  });

  test("keeps passwords out of the store and the audit log", async () => {
    const { attempt, db } = await setUp();
    await attempt({ password: "a wrong one that is secret" });
    // Typed into the wrong field.
    await attempt({ email: "my secret password", password: "" });
    await attempt();
    await flushAudit(db);
    const audit = JSON.stringify(await db.selectFrom("audit_log").selectAll().execute());
    expect(audit).toContain("sign_in_failed");
    expect(audit + JSON.stringify(await findMember(db, { email: "dana@example.com" }))).not.toMatch(
      /secret|passphrase/,
    );
  });
});

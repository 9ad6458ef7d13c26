import { expect, test } from "vitest";
import { closeAudit } from "@/lib/audit/tally-audit";
import { hashPassword } from "@/lib/auth/passwords/password";
import { takePlaces } from "@/lib/auth/passwords/testing-hashing";
import { signIn, TooManyAtOnce, TooManyAttempts } from "@/lib/auth/signing-in/sign-in";
import { places, queueSignIn } from "@/lib/auth/signing-in/sign-in-queue";
import { addressBlock } from "@/lib/auth/throttling/address-block";
import { kept } from "@/lib/auth/throttling/counter";
import { createThrottle, signInLimits } from "@/lib/auth/throttling/throttle";
import { onEachStore } from "@/lib/db/testing";
import { addMember } from "@/lib/members/add-member";

const now = new Date("2026-03-01T10:00:00.000Z");
const password = "a long enough passphrase";
const office = "192.0.2.1";
const dana = "dana@example.com";
const mei = "mei@example.com";

type Attempt = { email: string; address: string; password?: string };

onEachStore("sign-in under attack", (store) => {
  async function setUp() {
    const database = await (await store()).open();
    const { db } = database;
    const passwordHash = await hashPassword(password);
    for (const email of [dana, mei])
      await addMember(
        db,
        { email, name: email, role: "recruiter", passwordHash },
        { actor: { name: "test" }, now },
      );
    const throttle = createThrottle(database);
    const enter = (given: Attempt) => signIn(db, throttle, { password, now, ...given });
    /** How an attempt with a wrong password ends. */
    const guess = (given: Attempt) =>
      enter({ password: "wrong", ...given }).then(
        () => "refused",
        (error: unknown) => {
          if (error instanceof TooManyAttempts) return "throttled";
          if (error instanceof TooManyAtOnce) return "busy";
          throw error;
        },
      );
    const rows = async (table: "audit_log" | "rate_limits") =>
      Number(
        (await db.selectFrom(table).select(db.fn.countAll<number>().as("rows")).executeTakeFirstOrThrow())
          .rows,
      );
    return { db, database, enter, guess, rows };
  }

  test("a colleague who signed in before signs in while others behind the address are held up", async () => {
    const { enter, guess } = await setUp();
    expect(await enter({ email: dana, address: office })).not.toBeNull();
    for (let n = 0; n < signInLimits.address.points; n += 1)
      expect(await guess({ email: `a${n}@example.com`, address: office })).toBe("refused");
    expect(await guess({ email: "one-more@example.com", address: office })).toBe("throttled");
    expect(await enter({ email: dana, address: office })).not.toBeNull();
  });

  test("an address that is held up fills neither the counts nor the log, and is in the log", async () => {
    const { db, guess, rows } = await setUp();
    for (let n = 0; n < signInLimits.address.points; n += 1)
      await guess({ email: `a${n}@example.com`, address: office });
    const counts = await rows("rate_limits");
    for (let n = 0; n < 2_000; n += 1)
      expect(await guess({ email: n % 2 ? dana : `b${n}@example.com`, address: office })).toBe("throttled");
    expect(await rows("rate_limits")).toBe(counts);
    await closeAudit(db);
    const entries = await db
      .selectFrom("audit_log")
      .select(["action", "actor_name", "details"])
      .where("action", "in", ["sign_in_failed", "attempts_throttled"])
      .orderBy("action")
      .orderBy("actor_name")
      .orderBy("id")
      .execute();
    const from = { address: office };
    const first = { ...from, countedUntil: expect.any(String) };
    expect(entries.map(({ details, ...entry }) => ({ ...entry, details: JSON.parse(details) }))).toEqual([
      { action: "attempts_throttled", actor_name: "Unknown", details: first },
      { action: "attempts_throttled", actor_name: "Unknown", details: { ...from, times: 999 } },
      { action: "attempts_throttled", actor_name: dana, details: first },
      { action: "attempts_throttled", actor_name: dana, details: { ...from, times: 999 } },
      { action: "sign_in_failed", actor_name: "Unknown", details: first },
      { action: "sign_in_failed", actor_name: "Unknown", details: { ...from, times: 49 } },
    ]);
  });

  test("10 000 attempts from 1 000 addresses on 10 000 accounts: colleagues sign in, and little is kept", async () => {
    const { db, enter, guess, rows } = await setUp();
    await enter({ email: dana, address: office });
    const before = await rows("audit_log");
    const endings = new Map<string, number>();
    for (let wave = 0; wave < 5; wave += 1) {
      const flood = Array.from({ length: 2_000 }, (_, n) =>
        guess({ email: `${wave}-${n}@example.com`, address: `10.0.${(n % 1_000) >> 8}.${n & 255}` }),
      );
      // While the flood waits for its hashes.
      expect(await enter({ email: dana, address: office })).not.toBeNull();
      for (const ending of await Promise.all(flood)) endings.set(ending, (endings.get(ending) ?? 0) + 1);
      // Who was never there needs a moment between two waves.
      expect(await enter({ email: mei, address: `198.51.100.${wave}` })).not.toBeNull();
    }
    expect(endings.get("busy")).toBeGreaterThan(5_000);
    expect(endings.get("throttled")).toBeUndefined();
    await closeAudit(db);
    // Twenty addresses by themselves, the others as one number; and who signed in.
    expect((await rows("audit_log")) - before).toBeLessThanOrEqual(20 + 20 + 1 + 10);
    expect(await rows("rate_limits")).toBeLessThanOrEqual(3 * (kept.counts + kept.more));
  });

  test("while strangers fill the sign-in queue, a colleague passes them, also after a restart; strangers are told to come back", async () => {
    const { database, enter, guess, rows } = await setUp();
    expect(await enter({ email: dana, address: office })).not.toBeNull();
    const counts = await rows("rate_limits");
    const strangers = Array.from({ length: places.inAll }, (_, n) => ({
      lane: "stranger" as const,
      from: String(n),
    }));
    const leave = takePlaces(strangers, queueSignIn);
    for (let n = 0; n < 100; n += 1)
      expect(await guess({ email: `${n}@example.com`, address: `198.51.100.${n}` })).toBe("busy");
    expect(await guess({ email: dana, address: "198.51.100.1" })).toBe("busy");
    expect(await rows("rate_limits")).toBe(counts);
    expect(await enter({ email: dana, address: office })).not.toBeNull();
    const { db } = database;
    const restarted = createThrottle(database);
    expect(await signIn(db, restarted, { email: dana, password, address: office, now })).not.toBeNull();
    await leave();
    expect(await guess({ email: dana, address: "198.51.100.1" })).toBe("refused");
  });

  test("what was refused for want of a place counts for nothing", async () => {
    const { enter, guess } = await setUp();
    const address = "203.0.113.9";
    // Others from there have every place that it may have.
    const leave = takePlaces({ lane: "stranger", from: addressBlock(address) });
    const flood = await Promise.all(Array.from({ length: 500 }, () => guess({ email: mei, address })));
    expect(new Set(flood)).toEqual(new Set(["busy"]));
    await leave();
    expect(await enter({ email: mei, address })).not.toBeNull();
  });
});

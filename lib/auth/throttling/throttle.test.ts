import { expect, test } from "vitest";
import { kept } from "@/lib/auth/throttling/counter";
import { account, attempt, expectCountsStay, failTimes } from "@/lib/auth/throttling/testing-throttle";
import { createThrottle, signInLimits } from "@/lib/auth/throttling/throttle";
import type { Database } from "@/lib/db/opening/open-database";
import { onEachStore } from "@/lib/db/testing";
import { addMember } from "@/lib/members/add-member";

const quarterHourMs = 15 * 60_000;

const addAccount = ({ db }: Database, email: string) =>
  addMember(
    db,
    { email, name: "A", role: "viewer", passwordHash: null },
    { actor: { name: "test" }, now: new Date() },
  );

onEachStore("throttling sign-in", (store) => {
  async function opened() {
    const database = await (await store()).open();
    await addAccount(database, account);
    return { database, throttle: createThrottle(database) };
  }

  test("holds up one account from one place after ten failures, and nobody else", async () => {
    const { throttle } = await opened();
    await failTimes(throttle, signInLimits.pair.points, () => [account, "192.0.2.1"]);
    const waitMs = await attempt(throttle, account, "192.0.2.1");
    expect(waitMs).toBeGreaterThan(quarterHourMs - 60_000);
    expect(waitMs).toBeLessThanOrEqual(quarterHourMs);
    expect(await attempt(throttle, account, "192.0.2.2")).toBe(0);
    expect(await attempt(throttle, "bob@example.com", "192.0.2.1")).toBe(0);
  });

  test("attempts at the same moment count each", async () => {
    const { throttle } = await opened();
    const waits = await Promise.all(
      Array.from({ length: 25 }, () => attempt(throttle, account, "192.0.2.1")),
    );
    expect(waits.filter((waitMs) => waitMs === 0)).toHaveLength(signInLimits.pair.points);
  });

  test("success forgives the failures before it", async () => {
    const { throttle } = await opened();
    for (let round = 0; round < 3; round += 1) {
      await failTimes(throttle, signInLimits.pair.points, () => [account, "192.0.2.1"]);
      await throttle.succeed(account, "192.0.2.1");
    }
    expect(await attempt(throttle, account, "192.0.2.1")).toBe(0);
  });

  test("holds up a place that tries many accounts, a whole IPv6 network as one", async () => {
    const { throttle } = await opened();
    await failTimes(throttle, signInLimits.address.points, (n) => [`${n}@example.com`, `2001:db8::${n + 1}`]);
    expect(await attempt(throttle, "new@example.com", "2001:db8::ffff")).toBeGreaterThan(0);
    expect(await attempt(throttle, "new@example.com", "2001:db8:0:1::1")).toBe(0);
  });

  test("who signed in from an address is not held up by others behind it, and has a limit of their own", async () => {
    const { throttle } = await opened();
    await throttle.succeed(account, "192.0.2.1");
    await failTimes(throttle, signInLimits.address.points, (n) => [`${n}@example.com`, "192.0.2.1"]);
    expect(await attempt(throttle, "new@example.com", "192.0.2.1")).toBeGreaterThan(0);
    await failTimes(throttle, signInLimits.pair.points, () => [account, "192.0.2.1"]);
    expect(await attempt(throttle, account, "192.0.2.1")).toBeGreaterThan(0);
  });

  test("who is known somewhere is known after a restart too, and a stranger elsewhere", async () => {
    const { database, throttle } = await opened();
    await throttle.succeed(account, "2001:db8::1");
    const restarted = createThrottle(database);
    expect(await restarted.ask(account, "2001:db8::2")).toMatchObject({ isKnown: true });
    expect(await restarted.ask(account, "2001:db8:0:1::1")).toMatchObject({ isKnown: false });
    expect(await restarted.ask("bob@example.com", "2001:db8::1")).toMatchObject({ isKnown: false });
  });

  test("of each person the newest twenty places are known", async () => {
    const { database, throttle } = await opened();
    for (let n = 0; n < 25; n += 1) await throttle.succeed(account, `198.51.100.${n}`);
    await throttle.succeed("nobody@example.com", "198.51.100.0");
    expect(await database.db.selectFrom("known_places").selectAll().execute()).toHaveLength(20);
    expect(await throttle.ask(account, "198.51.100.24")).toMatchObject({ isKnown: true });
  });

  test("an office that signs in behind one address is not held up", async () => {
    const { throttle } = await opened();
    for (let person = 0; person < signInLimits.address.points * 2; person += 1) {
      expect(await attempt(throttle, `${person}@example.com`, "192.0.2.1")).toBe(0);
      await throttle.succeed(`${person}@example.com`, "192.0.2.1");
    }
  });

  test("guessing from everywhere closes the account to strangers, and not to its owner", async () => {
    const { throttle } = await opened();
    await throttle.succeed(account, "192.0.2.1");
    await failTimes(throttle, signInLimits.account.points, (n) => [account, `198.51.100.${n}`]);
    expect(await attempt(throttle, account, "203.0.113.1")).toBeGreaterThan(0);
    expect(await attempt(throttle, account, "192.0.2.1")).toBe(0);
  });

  test("one place can’t close an account, however often it tries", async () => {
    const { throttle } = await opened();
    for (let n = 0; n < signInLimits.account.points * 2; n += 1)
      await attempt(throttle, account, "198.51.100.1");
    expect(await attempt(throttle, account, "192.0.2.1")).toBe(0);
  });

  test("takes the longest address that can be typed", async () => {
    const { throttle } = await opened();
    expect(await attempt(throttle, `${"x".repeat(242)}@example.com`, "2001:db8::1")).toBe(0);
  });
});

onEachStore("the counts", (store, { engine }) => {
  test("are shared by the instances of one PostgreSQL, and name nobody", async () => {
    const place = await store();
    const [one, other] = [await place.open(), await place.open()];
    await failTimes(createThrottle(one), signInLimits.pair.points, () => [account, "192.0.2.1"]);
    const { waitMs } = await createThrottle(other).ask(account, "192.0.2.1");
    expect(waitMs > 0).toBe(one.pool !== undefined);
    const rows = await one.db.selectFrom("rate_limits").selectAll().execute();
    expect(rows.length > 0).toBe(one.pool !== undefined);
    expect(JSON.stringify(rows)).not.toContain("ada");
  });

  test("grow by nothing that is refused", async () => {
    const database = await (await store()).open();
    const { db, pool } = database;
    const throttle = createThrottle(database);
    const size = async () =>
      (await db.selectFrom("rate_limits").select(db.fn.countAll<number>().as("rows")).executeTakeFirst())
        ?.rows;
    await failTimes(throttle, signInLimits.address.points, (n) => [`${n}@example.com`, "192.0.2.1"]);
    const before = await size();
    for (let n = 0; n < 200; n += 1)
      expect(await attempt(throttle, `more${n}@example.com`, "192.0.2.1")).toBeGreaterThan(0);
    expect(await size()).toBe(before);
    if (pool) expect(before).toBe(1 + 2 * signInLimits.address.points);
  });

  test("of one account stay, however many others are tried meanwhile", async () => {
    // PostgreSQL has room for all.
    const others = engine === "sqlite" ? kept.counts + 2 * kept.more : 200;
    await expectCountsStay(await (await store()).open(), others);
  });
});

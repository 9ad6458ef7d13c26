import { expect, test } from "vitest";
import { createThrottle, signInLimits, type Throttle } from "@/lib/auth/throttle";
import { onEachStore } from "@/lib/db/testing";

const account = "ada@example.com";
const quarterHourMs = 15 * 60_000;

async function failTimes(throttle: Throttle, times: number, from: (attempt: number) => [string, string]) {
  for (let attempt = 0; attempt < times; attempt += 1)
    expect(await throttle.attempt(...from(attempt))).toBe(0);
}

onEachStore("throttling sign-in", (store) => {
  const opened = async () => createThrottle(await (await store()).open());

  test("holds up one account from one place after ten failures, and nobody else", async () => {
    const throttle = await opened();
    await failTimes(throttle, signInLimits.pair.points, () => [account, "192.0.2.1"]);
    const waitMs = await throttle.attempt(account, "192.0.2.1");
    expect(waitMs).toBeGreaterThan(quarterHourMs - 60_000);
    expect(waitMs).toBeLessThanOrEqual(quarterHourMs);
    expect(await throttle.attempt(account, "192.0.2.2")).toBe(0);
    expect(await throttle.attempt("bob@example.com", "192.0.2.1")).toBe(0);
  });

  test("attempts at the same moment count each", async () => {
    const throttle = await opened();
    const waits = await Promise.all(Array.from({ length: 25 }, () => throttle.attempt(account, "192.0.2.1")));
    expect(waits.filter((waitMs) => waitMs === 0)).toHaveLength(signInLimits.pair.points);
  });

  test("success forgives the failures before it", async () => {
    const throttle = await opened();
    for (let round = 0; round < 3; round += 1) {
      await failTimes(throttle, signInLimits.pair.points, () => [account, "192.0.2.1"]);
      await throttle.succeed(account, "192.0.2.1");
    }
    expect(await throttle.attempt(account, "192.0.2.1")).toBe(0);
  });

  test("holds up a place that tries many accounts, a whole IPv6 network as one", async () => {
    const throttle = await opened();
    await failTimes(throttle, signInLimits.address.points, (n) => [`${n}@example.com`, `2001:db8::${n + 1}`]);
    expect(await throttle.attempt("new@example.com", "2001:db8::ffff")).toBeGreaterThan(0);
    expect(await throttle.attempt("new@example.com", "2001:db8:0:1::1")).toBe(0);
  });

  test("an office that signs in behind one address is not held up", async () => {
    const throttle = await opened();
    for (let person = 0; person < signInLimits.address.points * 2; person += 1) {
      expect(await throttle.attempt(`${person}@example.com`, "192.0.2.1")).toBe(0);
      await throttle.succeed(`${person}@example.com`, "192.0.2.1");
    }
  });

  test("guessing from everywhere closes the account to strangers, and not to its owner", async () => {
    const throttle = await opened();
    await throttle.attempt(account, "192.0.2.1");
    await throttle.succeed(account, "192.0.2.1");
    await failTimes(throttle, signInLimits.account.points, (n) => [account, `198.51.100.${n}`]);
    expect(await throttle.attempt(account, "203.0.113.1")).toBeGreaterThan(0);
    expect(await throttle.attempt(account, "192.0.2.1")).toBe(0);
  });

  test("one place can’t close an account, however often it tries", async () => {
    const throttle = await opened();
    for (let attempt = 0; attempt < signInLimits.account.points * 2; attempt += 1)
      await throttle.attempt(account, "198.51.100.1");
    expect(await throttle.attempt(account, "192.0.2.1")).toBe(0);
  });

  test("takes the longest address somebody may type", async () => {
    const throttle = await opened();
    expect(await throttle.attempt(`${"x".repeat(242)}@example.com`, "2001:db8::1")).toBe(0);
  });
});

onEachStore("the counts", (store) => {
  test("are shared by the instances of one PostgreSQL, and name nobody", async () => {
    const place = await store();
    const [one, other] = [await place.open(), await place.open()];
    await failTimes(createThrottle(one), signInLimits.pair.points, () => [account, "192.0.2.1"]);
    const waitMs = await createThrottle(other).attempt(account, "192.0.2.1");
    expect(waitMs > 0).toBe(one.pool !== undefined);
    const rows = await one.db.selectFrom("rate_limits").selectAll().execute();
    expect(rows.length > 0).toBe(one.pool !== undefined);
    expect(JSON.stringify(rows)).not.toContain("ada");
  });
});

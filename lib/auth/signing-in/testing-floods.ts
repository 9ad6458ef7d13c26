import { expect, test } from "vitest";
import { closeAudit } from "@/lib/audit/tally-audit";
import { cheapHash } from "@/lib/auth/passwords/testing-cheap-hash";
import { signIn, TooManyAtOnce, TooManyAttempts } from "@/lib/auth/signing-in/sign-in";
import { kept } from "@/lib/auth/throttling/counter";
import { createThrottle, signInLimits } from "@/lib/auth/throttling/throttle";
import { onEachStore, type TestStore } from "@/lib/db/testing";
import { addMember } from "@/lib/members/add-member";

export const now = new Date("2026-03-01T10:00:00.000Z");
export const password = "a long enough passphrase";
export const office = "192.0.2.1";
export const dana = "dana@example.com";
export const mei = "mei@example.com";

type Attempt = { email: string; address: string; password?: string };

const addressOf = (n: number) => `10.0.${n >> 8}.${n & 255}`;

/** Dana and Mei have accounts on this store. */
export async function setUpFlood(place: TestStore) {
  const database = await place.open();
  const { db } = database;
  const passwordHash = await cheapHash(password);
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
      (await db.selectFrom(table).select(db.fn.countAll<number>().as("rows")).executeTakeFirstOrThrow()).rows,
    );
  /** What failed attempts on other accounts leave behind at an address, without the work of judging them. */
  const countFailures = async (times: number, address: string) => {
    for (let n = 0; n < times; n += 1) await throttle.count(`counted${n}@example.com`, address, false);
  };
  return { db, database, enter, guess, countFailures, rows };
}

/**
 * @param size `judged`: attempts from one address that are judged before it is held up, of those that may fail;
 * `heldUp`: those after that; `waves` of so many `attempts` from everywhere.
 */
export function declareFloods(size: {
  judged: number;
  heldUp: number;
  waves: number;
  attempts: number;
}): void {
  onEachStore("a flood of sign-ins", (store) => {
    test("an address that is held up fills neither the counts nor the log, and is in the log", async () => {
      const { db, guess, countFailures, rows } = await setUpFlood(await store());
      await countFailures(signInLimits.address.points - size.judged, office);
      for (let n = 0; n < size.judged; n += 1) await guess({ email: `a${n}@example.com`, address: office });
      const counts = await rows("rate_limits");
      for (let n = 0; n < size.heldUp; n += 1)
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
        {
          action: "attempts_throttled",
          actor_name: "Unknown",
          details: { ...from, times: size.heldUp / 2 - 1 },
        },
        { action: "attempts_throttled", actor_name: dana, details: first },
        {
          action: "attempts_throttled",
          actor_name: dana,
          details: { ...from, times: size.heldUp / 2 - 1 },
        },
        { action: "sign_in_failed", actor_name: "Unknown", details: first },
        { action: "sign_in_failed", actor_name: "Unknown", details: { ...from, times: size.judged - 1 } },
      ]);
    });

    test(`${size.waves * size.attempts} attempts from ${size.attempts / 2} addresses on as many accounts: colleagues sign in, and little is kept`, async () => {
      const { db, enter, guess, rows } = await setUpFlood(await store());
      await enter({ email: dana, address: office });
      const before = await rows("audit_log");
      const endings = new Map<string, number>();
      for (let wave = 0; wave < size.waves; wave += 1) {
        const flood = Array.from({ length: size.attempts }, (_, n) =>
          guess({ email: `${wave}-${n}@example.com`, address: addressOf(n % (size.attempts / 2)) }),
        );
        // While the flood waits for its hashes.
        expect(await enter({ email: dana, address: office })).not.toBeNull();
        for (const ending of await Promise.all(flood)) endings.set(ending, (endings.get(ending) ?? 0) + 1);
        // Who was never there needs a moment between two waves.
        expect(await enter({ email: mei, address: `198.51.100.${wave}` })).not.toBeNull();
      }
      expect(endings.get("busy")).toBeGreaterThan((size.waves * size.attempts) / 2);
      expect(endings.get("throttled")).toBeUndefined();
      await closeAudit(db);
      // Twenty addresses by themselves, the others as one number; and who signed in.
      expect((await rows("audit_log")) - before).toBeLessThanOrEqual(20 + 20 + 1 + 2 * size.waves);
      expect(await rows("rate_limits")).toBeLessThanOrEqual(3 * (kept.counts + kept.more));
    });
  });
}

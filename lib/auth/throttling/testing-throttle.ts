import { expect } from "vitest";
import { createThrottle, signInLimits, type Throttle } from "@/lib/auth/throttling/throttle";
import type { Database } from "@/lib/db/opening/open-database";

export const account = "ada@example.com";

/** An attempt as signing in makes it. @returns how long it has to wait, in milliseconds. */
export async function attempt(throttle: Throttle, email: string, address: string): Promise<number> {
  const { waitMs, isKnown } = await throttle.ask(email, address);
  return waitMs || throttle.count(email, address, isKnown);
}

export async function failTimes(
  throttle: Throttle,
  times: number,
  from: (attempt: number) => [string, string],
) {
  for (let n = 0; n < times; n += 1) expect(await attempt(throttle, ...from(n))).toBe(0);
}

/** The counts of one account stay, however many others are tried meanwhile. */
export async function expectCountsStay(database: Database, others: number): Promise<void> {
  const throttle = createThrottle(database);
  await failTimes(throttle, signInLimits.account.points - 1, (n) => [account, `203.0.113.${n}`]);
  // From so many addresses that none is refused.
  for (let n = 0; n < others; n += 50)
    await Promise.all(
      Array.from({ length: 50 }, (_, m) =>
        throttle.count(`${n + m}@example.com`, `10.0.${n >> 8}.${m}`, false),
      ),
    );
  expect(await attempt(throttle, account, "203.0.113.200")).toBe(0);
  expect(await attempt(throttle, account, "203.0.113.201")).toBeGreaterThan(0);
}

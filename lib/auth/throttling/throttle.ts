import { createHash } from "node:crypto";
import { addressBlock } from "@/lib/auth/throttling/address-block";
import { type Counter, createCounter } from "@/lib/auth/throttling/counter";
import { isKnownPlace, rememberPlace } from "@/lib/auth/throttling/known-places";
import { openRecentPlaces } from "@/lib/auth/throttling/recent-places";
import type { Database } from "@/lib/db/opening/open-database";
import { log } from "@/lib/log";

const minuteS = 60;

/**
 * Attempts that may fail before one has to wait. `pair`: one account from one place. `address`: many accounts from one
 * place; an office of a hundred stays below it, because success isn't counted. `account`: one account from many places.
 * Where a person signed in lately only `pair` holds them up, so neither colleagues nor strangers can lock them out.
 */
export const signInLimits = {
  pair: { points: 10, duration: 15 * minuteS },
  address: { points: 50, duration: 15 * minuteS },
  account: { points: 100, duration: 60 * minuteS },
  // Codes only: the caller already has the password. Three of a million codes fit at any moment.
  code: { points: 20, duration: 24 * 60 * minuteS },
} as const;

/** What is checked: a password, or the code after it. */
type Step = "password" | "code";

/** Unknown accounts count like others. Waits are in milliseconds; 0 is none. */
export type Throttle = {
  isRecent(account: string, address: string): Promise<boolean>;
  /** Whether an attempt may be made. Nothing is counted: refused attempts must not fill the store. */
  ask(account: string, address: string, step?: Step): Promise<{ waitMs: number; isKnown: boolean }>;
  /** Counts an attempt before it is judged, so that parallel ones count too. @returns how long to wait. */
  count(account: string, address: string, isKnown: boolean, step?: Step): Promise<number>;
  /** Takes this attempt back, and the failures before it from this place. */
  succeed(account: string, address: string, step?: Step): Promise<void>;
  /** Takes this attempt alone back: the password was right, and a code is still to come. */
  excuse(account: string, address: string, isKnown: boolean): Promise<void>;
};

// Hashed: the store need not list what strangers typed, and a key must fit its column.
const keyOf = (...parts: string[]) => createHash("sha256").update(parts.join("\0")).digest("base64url");

/** The pair's own comes first. */
type Counts = [[Counter, string], ...[Counter, string][]];

export function createThrottle(database: Database): Throttle {
  const counter = (name: keyof typeof signInLimits) =>
    createCounter(`sign-in-${name}`, signInLimits[name], database);
  const [pair, byAddress, byAccount] = [counter("pair"), counter("address"), counter("account")];
  const byCode = counter("code");

  // One after the other: what one refuses must not fill the next, or one place could lock an account for all.
  function countsOf(account: string, from: string, isKnown: boolean, step: Step): Counts {
    const address = addressBlock(from);
    const own: [Counter, string] = [pair, keyOf(account, address)];
    const all: Counts = isKnown ? [own] : [own, [byAddress, keyOf(address)], [byAccount, keyOf(account)]];
    // A known place has a count of its own, so that strangers with the password don't keep its owner out.
    if (step === "code") all.push([byCode, isKnown ? keyOf(account, address) : keyOf(account)]);
    return all;
  }

  const recent = openRecentPlaces(database.db, log);

  return {
    isRecent: recent.has,
    async ask(account, address, step = "password") {
      const isKnown = await isKnownPlace(database.db, { account, address, now: new Date() });
      for (const [counts, key] of countsOf(account, address, isKnown, step)) {
        const waitMs = await counts.waitMs(key);
        if (waitMs > 0) return { waitMs, isKnown };
      }
      return { waitMs: 0, isKnown };
    },
    async count(account, address, isKnown, step = "password") {
      const counted: [Counter, string][] = [];
      for (const [counts, key] of countsOf(account, address, isKnown, step)) {
        const waitMs = await counts.count(key);
        if (waitMs > 0) {
          for (const [before, beforeKey] of counted) await before.takeBack(beforeKey);
          return waitMs;
        }
        counted.push([counts, key]);
      }
      return 0;
    },
    async succeed(account, address, step = "password") {
      const place = { account, address, now: new Date() };
      const isKnown = await isKnownPlace(database.db, place);
      const [[own, ownKey], ...others] = countsOf(account, address, isKnown, step);
      await own.forget(ownKey);
      for (const [counts, key] of others) await counts.takeBack(key);
      await rememberPlace(database.db, place);
      recent.add(account, address);
    },
    async excuse(account, address, isKnown) {
      for (const [counts, key] of countsOf(account, address, isKnown, "password")) await counts.takeBack(key);
    },
  };
}

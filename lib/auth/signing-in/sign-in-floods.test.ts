import { expect, test } from "vitest";
import { takePlaces } from "@/lib/auth/passwords/testing-hashing";
import { signIn } from "@/lib/auth/signing-in/sign-in";
import { places, queueSignIn } from "@/lib/auth/signing-in/sign-in-queue";
import {
  dana,
  declareFloods,
  mei,
  now,
  office,
  password,
  setUpFlood,
} from "@/lib/auth/signing-in/testing-floods";
import { addressBlock } from "@/lib/auth/throttling/address-block";
import { createThrottle, signInLimits } from "@/lib/auth/throttling/throttle";
import { onEachStore } from "@/lib/db/testing";

declareFloods({ judged: 5, heldUp: 100, waves: 1, attempts: 200 });

onEachStore("sign-in under attack", (store) => {
  const setUp = async () => setUpFlood(await store());

  test("a colleague who signed in before signs in while others behind the address are held up", async () => {
    const { enter, guess, countFailures } = await setUp();
    expect(await enter({ email: dana, address: office })).not.toBeNull();
    await countFailures(signInLimits.address.points - 5, office);
    for (let n = 0; n < 5; n += 1)
      expect(await guess({ email: `a${n}@example.com`, address: office })).toBe("refused");
    expect(await guess({ email: "one-more@example.com", address: office })).toBe("throttled");
    expect(await enter({ email: dana, address: office })).not.toBeNull();
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

import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { nextDelayMs } from "@/lib/mirror/polling/schedule";

const calm = { wanted: false, failures: 0, tookMs: 50 };

describe("the rest between two polls", () => {
  test("is a few seconds while there are viewers, else a minute", () => {
    expect(nextDelayMs({ ...calm, wanted: true }, 0.5)).toBe(4_000);
    expect(nextDelayMs(calm, 0.5)).toBe(60_000);
  });

  test("doubles with each failure in a row, up to two minutes", () => {
    const rests = [1, 2, 3, 4, 20].map((failures) => nextDelayMs({ ...calm, wanted: true, failures }, 0.5));
    expect(rests).toEqual([2_000, 4_000, 8_000, 16_000, 120_000]);
  });

  test("is at least what the service asked for", () => {
    expect(nextDelayMs({ ...calm, failures: 1, retryAfterMs: 30_000 }, 0)).toBe(30_000);
    expect(nextDelayMs({ ...calm, failures: 1, retryAfterMs: 24 * 3_600_000 }, 0)).toBe(15 * 60_000);
  });

  test("never lets polling take more than a tenth of the time", () => {
    fc.assert(
      fc.property(
        fc.record({
          wanted: fc.boolean(),
          failures: fc.nat(40),
          tookMs: fc.integer({ min: 0, max: 600_000 }),
        }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (pace, random) => nextDelayMs(pace, random) >= pace.tookMs * 9,
      ),
    );
  });
});

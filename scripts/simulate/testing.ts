import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { historyOf } from "./history";
import { keptHistories } from "./kept-histories";
import type { Place } from "./place";
import { runHistory } from "./run-history";
import { search } from "./search";
import { openSqlitePlace } from "./sqlite-place";
import { takeOver } from "./take-over";

/** A place for the histories of one test file or group. To be called at its top. */
export function placeForAll(open: () => Promise<Place> = openSqlitePlace): () => Place {
  let place: Place;
  let giveBack = () => {};
  beforeAll(async () => {
    place = await open();
    giveBack = takeOver();
  });
  afterAll(async () => {
    giveBack();
    await place.remove();
  });
  return () => place;
}

/**
 * Declares a test that a history depends on its seed alone.
 * @param seeds three in which no two wait for the same lock: PostgreSQL chooses the next one itself.
 */
export function testSameSeed(place: () => Place, seeds: [number, number, number]): void {
  describe("a history", () => {
    test("of the same seed is the same, whatever came before it", async () => {
      const hashOf = async (seed: number) => {
        const { hash, figures } = await runHistory(historyOf(seed), place());
        expect(figures.engine.contests ?? 0).toBe(0);
        return hash;
      };
      const [one, other, third] = seeds;
      const first = [await hashOf(one), await hashOf(other), await hashOf(third)];
      expect([await hashOf(third), await hashOf(one), await hashOf(other)]).toEqual([
        first[2],
        first[0],
        first[1],
      ]);
      expect(new Set(first).size).toBe(3);
    });
  });
}

/** Declares tests that no promise is broken again. */
export function testKeptHistories(place: () => Place): void {
  describe("a history", () => {
    test.each(keptHistories)("keeps what is promised: $title", async ({ history }) => {
      const { broken, story } = await runHistory(history, place());
      expect(broken, story.join("\n")).toEqual([]);
    });
  });
}

/**
 * Declares tests that histories break no promise, from one seed on.
 * @param atOnce how many a test runs, so that one that hangs is known.
 */
export function testHistories(place: () => Place, first: number, { tests = 4, atOnce = 125 } = {}): void {
  const starts = Array.from({ length: tests }, (_, part) => first + part * atOnce);
  describe(`of ${tests * atOnce} histories from ${first} on`, () => {
    test.each(starts)("none from %i on breaks a promise", { timeout: 600_000 }, async (from) => {
      const { found, figures } = await search(place(), { from, histories: atOnce });
      expect(found).toEqual([]);
      // The histories did something.
      expect(figures.states.created).toBeGreaterThan(atOnce / 2);
      expect(figures.mishaps.lost).toBeGreaterThan(0);
      expect(figures.crashes).toBeGreaterThan(0);
    });
  });
}

import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openPlace, type Place } from "./place";
import { search } from "./search";
import { takeOver } from "./take-over";

/** A place for the histories of one test file. To be called at its top. */
export function placeForAll(): () => Place {
  let place: Place;
  let giveBack = () => {};
  beforeAll(async () => {
    place = await openPlace();
    giveBack = takeOver();
  });
  afterAll(() => {
    giveBack();
    place.remove();
  });
  return () => place;
}

/** Each test runs so many, so that one that hangs is known. */
const atOnce = 125;

/** Declares that five hundred histories break no promise. */
export function testHistories(place: () => Place, first: number): void {
  const starts = Array.from({ length: 4 }, (_, part) => first + part * atOnce);
  describe(`of five hundred histories from ${first} on`, () => {
    test.each(starts)("none from %i on breaks a promise", { timeout: 600_000 }, async (from) => {
      const { found, figures } = await search(place(), { from, histories: atOnce });
      expect(found).toEqual([]);
      // They are about something.
      expect(figures.states.created).toBeGreaterThan(atOnce / 2);
      expect(figures.mishaps.lost).toBeGreaterThan(0);
      expect(figures.crashes).toBeGreaterThan(0);
    });
  });
}

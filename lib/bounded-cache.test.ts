import { expect, test } from "vitest";
import { boundedCache } from "@/lib/bounded-cache";

test("makes each once, and keeps no more than it may", () => {
  const cache = boundedCache<string>(2);
  const made: string[] = [];
  const ask = (name: string) =>
    cache(name, () => {
      made.push(name);
      return name.toUpperCase();
    });
  expect(["a", "b", "a", "b"].map(ask)).toEqual(["A", "B", "A", "B"]);
  expect(made).toEqual(["a", "b"]);
  // The third puts the oldest out, and only that one.
  expect(["c", "b", "a"].map(ask)).toEqual(["C", "B", "A"]);
  expect(made).toEqual(["a", "b", "c", "a"]);
});

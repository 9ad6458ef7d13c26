import { expect, test } from "vitest";
import { paceWords } from "@/components/imports/progress/pace-words";
import { english, german } from "@/lib/i18n/testing";

test.each([
  [20_000, "Less than a minute left · 60 a minute"],
  [61_000, "About a minute left · 60 a minute"],
  [240_000, "About 4 minutes left · 60 a minute"],
])("%i ms are said in whole minutes", (leftMs, said) => {
  expect(paceWords({ rowsPerMinute: 60, leftMs }, english)).toBe(said);
});

test("a crawl is one a minute, and no pace is nothing to say", () => {
  expect(paceWords({ rowsPerMinute: 0.2, leftMs: 600_000 }, german)).toBe(
    "Noch etwa 10 Minuten · 1 pro Minute",
  );
  expect(paceWords(undefined, english)).toBeUndefined();
});

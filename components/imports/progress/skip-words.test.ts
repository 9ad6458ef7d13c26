import { expect, test } from "vitest";
import { skipWords } from "@/components/imports/progress/skip-words";
import { english, german } from "@/lib/i18n/testing";
import type { RowReason } from "@/lib/imports/names";

const rows = (counts: Partial<Record<RowReason, number>>) =>
  Object.entries(counts).flatMap(([reason, count]) =>
    Array.from({ length: count }, () => ({ reason: reason as RowReason })),
  );

test("what was skipped is told apart: faults, doubles, and what a person left out", () => {
  const skipped = rows({ by_hand: 1, double_in_file: 20, faulty: 97 });
  expect(skipWords(skipped, english)).toBe("97 with errors, 20 duplicates and 1 left out manually");
  expect(skipWords(skipped, german)).toBe("97 fehlerhaft, 20 doppelt und 1 von Hand ausgelassen");
  expect(skipWords(rows({ completed_here: 2, double_in_file: 1 }), english)).toBe(
    "1 duplicate and 2 completed before",
  );
});

test("where nothing was skipped there is nothing to tell", () => {
  expect(skipWords([], english)).toBe("");
});

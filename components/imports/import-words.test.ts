import { expect, test } from "vitest";
import { doneOf, resultWords } from "@/components/imports/import-words";
import { english, german } from "@/lib/i18n/testing";

const counts = {
  total: 30,
  waiting: 0,
  faulty: 0,
  created: 27,
  pending: 0,
  skipped: 1,
  rejected: 2,
  unconfirmed: 0,
  notSent: 0,
};

test("a draft tells its rows, a running one how far it is, and an ended one what became of them", () => {
  expect(resultWords({ state: "draft", counts }, english)).toBe("30 rows");
  expect(resultWords({ state: "done", counts }, english)).toBe("27 invited, 1 skipped and 2 refused");
  expect(resultWords({ state: "running", counts: { ...counts, created: 17, waiting: 10 } }, german)).toBe(
    "20 von 30 · 17 eingeladen, 1 übersprungen und 2 abgelehnt",
  );
});

test("what waits isn’t done, nor is what can’t be sent", () => {
  expect(doneOf({ ...counts, waiting: 4, faulty: 1 })).toBe(25);
});

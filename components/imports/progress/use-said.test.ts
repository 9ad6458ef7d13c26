import { expect, test } from "vitest";
import { saidOf } from "@/components/imports/progress/use-said";
import { english } from "@/lib/i18n/testing";
import type { ImportView } from "@/lib/imports/schema";

const importOf = (created: number, more: Partial<ImportView> = {}): ImportView => ({
  id: "an import",
  name: "",
  state: "running",
  suppressCandidateEmail: false,
  columns: [],
  makerId: "dana",
  madeBy: "Dana Whitfield",
  createdAt: "2026-11-24T09:00:00.000Z",
  version: 1,
  ...more,
  counts: {
    total: 200,
    waiting: 200 - created,
    faulty: 0,
    created,
    pending: 0,
    skipped: 0,
    rejected: 0,
    unconfirmed: 0,
    notSent: 0,
  },
});

test("progress is announced in tenths, and not row by row", () => {
  expect(saidOf(importOf(1), importOf(19), english)).toBeUndefined();
  expect(saidOf(importOf(19), importOf(21), english)).toBe("21 of 200 rows sent.");
});

test("an end and a pause are announced at once", () => {
  expect(saidOf(importOf(199), importOf(200, { state: "done" }), english)).toBe(
    "The import is done. 200 invited.",
  );
  expect(saidOf(importOf(5), importOf(5, { state: "paused", reason: "unanswered" }), english)).toBe(
    "The import is paused. Three invitations in a row weren’t answered.",
  );
});

test("each pause is announced, since going on is announced in between", () => {
  const paused = importOf(5, { state: "paused", reason: "by_member", changedBy: "Dana" });
  expect(saidOf(importOf(5), paused, english)).toBe("Dana paused it.");
  expect(saidOf(paused, importOf(5), english)).toBe("The import continues.");
  const slowed = importOf(5, { reason: "rate_limited" });
  expect(saidOf(importOf(5), slowed, english)).toContain("asked us to slow down");
  expect(saidOf(slowed, slowed, english)).toBeUndefined();
});

test("what was paused already says nothing more", () => {
  const paused = importOf(5, { state: "paused", reason: "by_member", changedBy: "Dana" });
  expect(saidOf(paused, { ...paused, version: 2 }, english)).toBeUndefined();
});

test("what settles after the end is told as it is then", () => {
  const stopped = (created: number, notSent: number) => {
    const view = importOf(created, { state: "stopped", changedBy: "Dana" });
    return { ...view, counts: { ...view.counts, waiting: 200 - created - notSent, notSent } };
  };
  expect(saidOf(importOf(5), stopped(5, 190), english)).toBe(
    "The import was stopped. 5 invited and 190 not sent.",
  );
  expect(saidOf(stopped(5, 190), stopped(6, 194), english)).toBe(
    "The import was stopped. 6 invited and 194 not sent.",
  );
  expect(saidOf(stopped(6, 194), stopped(6, 194), english)).toBeUndefined();
});

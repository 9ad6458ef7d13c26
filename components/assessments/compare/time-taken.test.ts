import { expect, test } from "vitest";
import { timeTaken } from "@/components/assessments/compare/time-taken";

const createdAt = "2026-03-01T10:00:00.000Z";

test("is between the two looks", () => {
  const completedBetween = { after: "2026-03-01T11:00:00.000Z", before: "2026-03-01T11:01:00.000Z" };
  expect(timeTaken({ createdAt, completedBetween })).toEqual({ atLeast: 3600, atMost: 3660 });
});

test("a clock that runs behind makes nothing negative", () => {
  const completedBetween = { after: "2026-03-01T09:59:00.000Z", before: "2026-03-01T10:00:30.000Z" };
  expect(timeTaken({ createdAt, completedBetween })).toEqual({ atLeast: 0, atMost: 30 });
});

test("isn’t known of one that was first seen completed, is pending, or has no date", () => {
  const completedBetween = { before: "2026-03-01T11:01:00.000Z" };
  expect(timeTaken({ createdAt, completedBetween })).toBeUndefined();
  expect(timeTaken({ createdAt })).toBeUndefined();
  const both = { after: "2026-03-01T11:00:00.000Z", before: "2026-03-01T11:01:00.000Z" };
  expect(timeTaken({ createdAt, isUndated: true, completedBetween: both })).toBeUndefined();
});

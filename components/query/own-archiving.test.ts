import { afterEach, expect, test, vi } from "vitest";
import { createAssessment } from "@/components/assessments/testing";
import { archiveRows } from "@/components/query/archive-rows";
import { isOwnArchiving, onOwnArchiving } from "@/components/query/own-archiving";

const archivedAt = "2026-03-01T12:00:00.000Z";

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("what this page asks for is its own as it was asked for, for as long as the feed may take", async () => {
  vi.useFakeTimers();
  vi.stubGlobal("fetch", async () => Response.json({ changed: 1 }));
  const told = vi.fn();
  const end = onOwnArchiving(told);
  const row = createAssessment({ id: 7 });
  expect(isOwnArchiving({ ...row, archivedAt })).toBe(false);
  const done = archiveRows([row], true);
  // The feed may be faster than the answer.
  expect(isOwnArchiving({ ...row, archivedAt })).toBe(true);
  expect(isOwnArchiving(row)).toBe(false);
  expect(await done).toBe(1);
  expect(told).toHaveBeenCalledWith([row], true);
  end();
  await archiveRows([row], false);
  expect(told).toHaveBeenCalledOnce();
  expect([isOwnArchiving(row), isOwnArchiving({ ...row, archivedAt })]).toEqual([true, false]);
  vi.advanceTimersByTime(60_000);
  expect(isOwnArchiving(row)).toBe(false);
});

test("what failed is nobody’s", async () => {
  vi.stubGlobal("fetch", async () => Response.json({}, { status: 500 }));
  const told = vi.fn();
  const end = onOwnArchiving(told);
  const row = createAssessment({ id: 8 });
  await expect(archiveRows([row], true)).rejects.toThrow();
  expect(told).not.toHaveBeenCalled();
  expect(isOwnArchiving({ ...row, archivedAt })).toBe(false);
  end();
});

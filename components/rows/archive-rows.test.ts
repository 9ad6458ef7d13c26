import { afterEach, expect, test, vi } from "vitest";
import { createAssessment } from "@/components/assessments/testing";
import { archiveRows } from "@/components/rows/archive-rows";
import { createListStore } from "@/components/rows/list-store";
import { changesAsked } from "@/components/rows/own-actions";

const archivedAt = "2026-03-01T12:00:00.000Z";
const row = createAssessment({ id: 7 });

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("what this page asks for is its own as it was asked for, for as long as the feed may take", async () => {
  vi.useFakeTimers();
  vi.stubGlobal("fetch", async () => Response.json({ changed: [7] }));
  const store = createListStore();
  const isOwn = (archived: boolean) =>
    changesAsked(store.read().actions, { ...row, archivedAt: archived ? archivedAt : undefined }).length > 0;
  expect(isOwn(true)).toBe(false);
  const done = archiveRows(store, [row], true);
  // The feed may be faster than the answer.
  expect([isOwn(true), isOwn(false)]).toEqual([true, false]);
  expect(await done).toEqual([row]);
  await archiveRows(store, [row], false);
  // Of what is undone, the feed tells both.
  expect([isOwn(true), isOwn(false)]).toEqual([true, true]);
  vi.advanceTimersByTime(60_000);
  expect([isOwn(true), isOwn(false)]).toEqual([false, false]);
});

test.each([
  [500, true],
  [403, false],
])("what failed with %i may have been done all the same: %s", async (status, isOwn) => {
  vi.stubGlobal("fetch", async () => Response.json({}, { status }));
  const store = createListStore();
  await expect(archiveRows(store, [row], true)).rejects.toThrow();
  expect(changesAsked(store.read().actions, { ...row, archivedAt }).length > 0).toBe(isOwn);
});

test("what others had done before isn’t told as changed here", async () => {
  vi.stubGlobal("fetch", async () => Response.json({ changed: [7] }));
  const other = createAssessment({ id: 8 });
  expect(await archiveRows(createListStore(), [row, other], true)).toEqual([row]);
});

import { afterEach, expect, test, vi } from "vitest";
import { z } from "zod";
import { nextEntryId } from "@/lib/audit/next-entry-id";

afterEach(() => {
  vi.useRealTimers();
});

test("ids are UUIDs in the order in which they were asked for, however many of one millisecond", () => {
  vi.useFakeTimers({ now: Date.now() + 60_000 });
  const ids = Array.from({ length: 5000 }, nextEntryId);
  vi.setSystemTime(Date.now() - 1000);
  ids.push(nextEntryId());
  vi.setSystemTime(Date.now() + 60_000);
  ids.push(nextEntryId());
  expect(ids.toSorted()).toEqual(ids);
  expect(new Set(ids).size).toBe(ids.length);
  expect(z.uuidv7().safeParse(ids.at(-1)).success).toBe(true);
});

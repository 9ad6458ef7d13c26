import { expect, test } from "vitest";
import { covers, formatPosition, parsePosition } from "@/lib/feed/position";
import { readAfter } from "@/lib/feed/read-after";

test("a position is read as it was written, epochs with dashes too", () => {
  const position = { epoch: "0b9f-4c-1", version: 4711 };
  expect(parsePosition(formatPosition(position))).toEqual(position);
  expect(parsePosition("0b9f-4c-1-4711.12")).toEqual({ ...position, seen: 12 });
});

test.each([
  "",
  "4711",
  "-4711",
  "e-",
  "e-1.",
  "e-1.x",
  "e-1.5.5",
  "e--",
  `e-${"9".repeat(16)}`,
  "é-1",
  "e-1\n",
])("%j is none", (text) => expect(parsePosition(text)).toBeUndefined());

test("who has a later version of the same epoch has the earlier ones", () => {
  expect(covers("e-5", "e-5")).toBe(true);
  expect(covers("e-10", "e-9")).toBe(true);
  expect(covers("e-5", "e-6")).toBe(false);
  expect(covers("f-9", "e-6")).toBe(false);
  expect(covers("e-5.3", "e-5")).toBe(true);
  expect(covers("nonsense", "e-6")).toBe(false);
});

test("what the browser says when it reconnects wins over what it first asked for", () => {
  const ask = (query: string, headers: Record<string, string> = {}) =>
    readAfter(new Request(`http://localhost/api/assessments/events${query}`, { headers }));
  expect(ask("")).toBeUndefined();
  expect(ask("?after=e-3")).toEqual({ epoch: "e", version: 3 });
  expect(ask("?after=e-3", { "last-event-id": "e-9" })).toEqual({ epoch: "e", version: 9 });
  expect(() => ask("?after=3")).toThrow(/no position/);
});

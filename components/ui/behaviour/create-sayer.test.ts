import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { createSayer, emptyForMs } from "@/components/ui/behaviour/create-sayer";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function record() {
  const shown: string[] = [];
  return { shown, ...createSayer((text) => shown.push(text)) };
}

it("shows other words at once", () => {
  const { shown, say } = record();
  say("1 new");
  say("2 new");
  expect(shown).toEqual(["1 new", "2 new"]);
});

it("empties the status before the same words, so that they are announced again", () => {
  const { shown, say } = record();
  say("1 new");
  say("1 new");
  expect(shown).toEqual(["1 new", ""]);
  vi.advanceTimersByTime(emptyForMs);
  expect(shown).toEqual(["1 new", "", "1 new"]);
  say("1 new");
  vi.advanceTimersByTime(emptyForMs);
  expect(shown).toEqual(["1 new", "", "1 new", "", "1 new"]);
});

it("says the same words once for several that come together, and only the last ones", () => {
  const { shown, say } = record();
  say("1 new");
  say("1 new");
  say("1 new");
  vi.advanceTimersByTime(emptyForMs);
  expect(shown.filter((text) => text !== "")).toEqual(["1 new", "1 new"]);
  say("1 new");
  say("2 new");
  vi.advanceTimersByTime(emptyForMs);
  expect(shown.at(-1)).toBe("2 new");
});

it("says nothing more once it is stopped, and nothing for no words", () => {
  const { shown, say, stop } = record();
  say("");
  say("");
  say("1 new");
  say("1 new");
  stop();
  vi.advanceTimersByTime(emptyForMs);
  expect(shown).toEqual(["", "", "1 new", ""]);
});

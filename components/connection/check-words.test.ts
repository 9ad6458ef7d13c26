import { expect, test } from "vitest";
import { checkWords, durationWords } from "@/components/connection/check-words";
import { english, german } from "@/lib/i18n/testing";

const check = (outcome: string, changes = 0) => ({
  number: 1,
  beganAt: "2026-03-01T10:00:00.000Z",
  durationMs: 84,
  outcome,
  changes,
});

test("a check says how it ended, also in a way that this release doesn’t know", () => {
  expect(checkWords(check("unchanged"), english)).toBe("nothing new");
  expect(checkWords(check("changed", 1), english)).toBe("1 change");
  expect(checkWords(check("changed", 12), german)).toBe("12 Änderungen");
  expect(checkWords(check("invalid_key"), english)).toBe("Key not accepted");
  expect(checkWords(check("unheard_of"), german)).toBe("Fehlgeschlagen");
});

test("its length is told in milliseconds, and from a second on in seconds", () => {
  expect(durationWords(84, english)).toBe("84 ms");
  expect(durationWords(2_449, english)).toBe("2.4 s");
  expect(durationWords(2_449, german)).toBe("2,4 s");
});

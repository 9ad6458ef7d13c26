import { expect, test } from "vitest";
import { slowWords } from "@/components/imports/progress/slow-words";
import { english, german } from "@/lib/i18n/testing";

const now = Date.parse("2026-11-24T14:00:00Z");

test("what the service has slowed down is counted down to the moment at which it goes on", () => {
  const asked = "The assessment service asked us to slow down. Continuing";
  expect(slowWords(now + 24_200, now, english)).toBe(`${asked} in 25 s.`);
  expect(slowWords(now + 1, now, english)).toBe(`${asked} in 1 s.`);
  expect(slowWords(now + 170_000, now, english)).toBe(`${asked} in 3 min.`);
  expect(slowWords(now + 25_000, now, german)).toBe(
    "Der Assessment-Dienst bittet um ein langsameres Tempo. In 25 s geht es von selbst weiter.",
  );
});

test("once that moment is past, or isn’t known, no time is told", () => {
  for (const until of [now - 1, undefined])
    expect(slowWords(until, now, english)).toBe(
      "The assessment service asked us to slow down. It continues automatically.",
    );
});

import { expect, test } from "vitest";
import { instantSchema } from "@/lib/instant-schema";

test("an instant is written in one way, whatever its offset", () => {
  expect(instantSchema.parse("2026-03-01T00:30:00+01:00")).toBe("2026-02-28T23:30:00.000Z");
  expect(instantSchema.parse("1970-01-01T00:00:00Z")).toBe("1970-01-01T00:00:00.000Z");
  expect(instantSchema.parse("2199-12-31T23:59:59.999Z")).toBe("2199-12-31T23:59:59.999Z");
});

test.each([
  "0000-01-01T00:00:00Z",
  "0001-01-01T00:00:00Z",
  "1970-01-01T00:00:00+01:00",
  "2199-12-31T23:59:59-01:00",
  "2200-01-01T00:00:00Z",
  "9999-12-30T00:00:00Z",
  "9999-12-31T23:59:59-14:00",
  "2026-02-30T00:00:00Z",
  "2026-02-28",
  "",
  `2026-03-01T00:00:00.${"0".repeat(10_000)}x`,
])("%s is none that we take", (text) => {
  expect(instantSchema.safeParse(text).success).toBe(false);
});

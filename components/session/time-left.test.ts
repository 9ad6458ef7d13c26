import { expect, test } from "vitest";
import { describeTimeLeft } from "@/components/session/time-left";

test.each([
  [120_000, "2:00", "2 minutes"],
  [119_001, "2:00", "2 minutes"],
  [90_000, "1:30", "2 minutes"],
  [89_000, "1:29", "1 minutes"],
  [61_000, "1:01", "1 minutes"],
  [60_000, "1:00", "1 minutes"],
  [31_000, "0:31", "1 minutes"],
  [30_000, "0:30", "30 seconds"],
  [11_500, "0:12", "20 seconds"],
  [9_000, "0:09", "10 seconds"],
  [1, "0:01", "10 seconds"],
  [0, "0:00", "nothing"],
  [-5_000, "0:00", "nothing"],
])("%i ms left is shown as %s and said as %s", (leftMs, clock, said) => {
  const { told, ...rest } = describeTimeLeft(leftMs);
  expect(rest).toEqual({ clock });
  expect(told ? `${told.count} ${told.unit}` : "nothing").toBe(said);
});

test("what is said changes a few times in two minutes", () => {
  const said = Array.from({ length: 120 }, (_, second) =>
    JSON.stringify(describeTimeLeft(120_000 - second * 1_000).told),
  );
  expect(new Set(said).size).toBe(5);
});

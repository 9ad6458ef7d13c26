import { expect, test } from "vitest";
import { zoneLabel, zoneOptions } from "@/components/profile/time-zones";
import { zoneName } from "@/lib/members/time-zone";

test("every zone that can be chosen is one that the server takes, and stands there once", () => {
  const options = zoneOptions(null);
  expect(options.length).toBeGreaterThan(300);
  expect(options.filter(({ value }) => !zoneName(value))).toEqual([]);
  expect(new Set(options.map(({ label }) => label)).size).toBe(options.length);
});

test("a zone is found by the name it has today", () => {
  const labels = zoneOptions(null).map(({ label }) => label);
  expect(labels).toEqual(expect.arrayContaining(["Asia / Kolkata", "Europe / Kyiv", "UTC"]));
  expect(zoneLabel("America/New_York")).toBe("America / New York");
});

test("what was chosen is among them, whatever the browser knows", () => {
  expect(zoneOptions("Etc/GMT+5").map(({ value }) => value)).toContain("Etc/GMT+5");
});

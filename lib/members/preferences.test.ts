import { expect, test } from "vitest";
import { defaultPreferences, parsePreferences, preferencesSchema } from "@/lib/members/preferences";

test("nothing chosen is the default, and what was chosen stands", () => {
  expect(parsePreferences(null)).toEqual(defaultPreferences);
  expect(parsePreferences('{"theme":"dark","timeZone":"Asia/Kathmandu"}')).toEqual({
    ...defaultPreferences,
    theme: "dark",
    timeZone: "Asia/Kathmandu",
  });
});

test("what another release wrote costs only itself", () => {
  const json = '{"theme":"sepia","locale":"de","density":7,"timeZone":"Atlantis/Capital","tomorrow":true}';
  expect(parsePreferences(json)).toEqual({ ...defaultPreferences, locale: "de" });
  expect(parsePreferences("[]")).toEqual(defaultPreferences);
});

test.each(["Europe/Berlin", "UTC", "America/Argentina/Buenos_Aires"])("%s is a time zone", (timeZone) => {
  expect(preferencesSchema.shape.timeZone.parse(timeZone)).toBe(timeZone);
});

test.each(["", "+02:00", "Berlin", "Europe/Berlin; x", "x".repeat(65)])("%j is none", (timeZone) => {
  expect(preferencesSchema.shape.timeZone.safeParse(timeZone).success).toBe(false);
});

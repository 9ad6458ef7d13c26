import { describe, expect, it } from "vitest";
import { fitOf } from "@/components/dashboard/palette/fit-of";
import { screensFor } from "@/components/dashboard/palette/screens";
import { english, german } from "@/lib/i18n/testing";
import type { Role } from "@/lib/roles";

function foundFirst(typed: string, texts = english, role: Role = "administrator"): string | undefined {
  const found = screensFor(role, true, texts.t).flatMap((screen) => {
    const fit = fitOf(typed, screen.label, screen.words);
    return fit === undefined ? [] : [{ screen, fit }];
  });
  return found.sort((one, other) => one.fit - other.fit)[0]?.screen.href;
}

describe("the screens that the palette knows", () => {
  it.each([
    ["people", "/settings/people"],
    ["members", "/settings/people"],
    ["users", "/settings/people"],
    ["templates", "/settings/templates"],
    ["e-mail text", "/settings/templates"],
    ["audit", "/settings/log"],
    ["log", "/settings/log"],
    ["connection", "/settings/connection"],
    ["key", "/settings/connection"],
    ["service", "/settings/connection"],
    ["reasons", "/settings/team"],
    ["team rules", "/settings/team"],
    ["GDPR", "/settings/retention"],
    ["password", "/settings/profile"],
    ["time zone", "/settings/profile"],
    ["outbox", "/sandbox/outbox"],
    ["statistics", "/insights"],
    ["import", "/imports"],
    ["Excel", "/imports"],
    ["bulk", "/imports"],
  ])("are found by “%s”, in German too", (typed, href) => {
    expect(foundFirst(typed)).toBe(href);
    expect(foundFirst(typed, german)).toBe(href);
  });

  it.each([
    ["Teammitglieder", "/settings/people"],
    ["Nutzer", "/settings/people"],
    ["Vorlagen", "/settings/templates"],
    ["Protokoll", "/settings/log"],
    ["Schlüssel", "/settings/connection"],
    ["Kennwort", "/settings/profile"],
    ["Gründe", "/settings/team"],
    ["Löschfrist", "/settings/retention"],
    ["Auswertung", "/insights"],
    ["importieren", "/imports"],
  ])("are found by “%s” in German", (typed, href) => expect(foundFirst(typed, german)).toBe(href));

  it("are those that the role opens", () => {
    const hrefs = (role: Role) => screensFor(role, false, english.t).map(({ href }) => href);
    expect(hrefs("viewer")).toContain("/settings/profile");
    expect(hrefs("viewer")).not.toContain("/imports");
    expect(hrefs("recruiter")).toContain("/imports");
    for (const role of ["viewer", "recruiter"] as const) {
      expect(hrefs(role)).not.toContain("/settings/people");
      expect(hrefs(role)).not.toContain("/settings/log");
      expect(hrefs(role)).not.toContain("/sandbox/outbox");
    }
  });
});

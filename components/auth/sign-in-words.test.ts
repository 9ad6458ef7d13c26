import { expect, it } from "vitest";
import { signInTrouble } from "@/components/auth/sign-in-words";
import { english } from "@/lib/i18n/testing";

it.each([
  [1, "a minute"],
  [60, "a minute"],
  [61, "2 minutes"],
  [900, "15 minutes"],
])("says of %i seconds that it is %s", (waitSeconds, said) => {
  expect(signInTrouble({ kind: "throttled", waitSeconds }, english.t)).toBe(
    `Too many attempts. Try again in ${said}.`,
  );
});

it("doesn’t tell a wrong password from an unknown account", () => {
  expect(signInTrouble({ kind: "refused" }, english.t)).toMatch(/^E-mail and password/);
});

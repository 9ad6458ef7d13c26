import { expect, it } from "vitest";
import { signInFaults, signInTrouble } from "@/components/auth/sign-in-words";
import { english, german } from "@/lib/i18n/testing";

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

it("says what is missing before anybody is asked, in the reader’s language", () => {
  expect(signInFaults(" ", "", english.t)).toEqual({
    email: ["Enter your e-mail address."],
    password: ["Enter your password."],
  });
  expect(signInFaults("dana@", "x", german.t)).toEqual({
    email: ["Das sieht nicht nach einer E-Mail-Adresse aus."],
  });
  expect(signInFaults("dana@example.com", " ", english.t)).toEqual({});
});

it("doesn’t tell a wrong password from an unknown account", () => {
  expect(signInTrouble({ kind: "refused" }, english.t)).toMatch(/^E-mail and password/);
});

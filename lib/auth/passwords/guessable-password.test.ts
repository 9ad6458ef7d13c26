import { expect, test } from "vitest";
import { isCommonPassword, refuseGuessable } from "@/lib/auth/passwords/guessable-password";
import { fieldText } from "@/lib/i18n/field-texts";

const ada = { email: "ada.okoye@initech.example", name: "Ada Okoye" };

test.each([
  "passwordpassword",
  "PasswordPassword",
  "ｐａｓｓｗｏｒｄpassword",
  "password password",
  "password1234",
  "password2026!",
  "2026-Password-2026",
  "passwordpasswo",
  "qwertyuiop12",
  "1q2w3e4r5t6y",
  "123456789012",
  "aaaaaaaaaaaa",
  "abcabcabcabc",
  "!!!!!!!!!!!!",
  "            ",
  "🙂🙂🙂🙂🙂🙂",
  "iloveyou1234",
  "iloveyouprincess",
  "unbelievable",
])("%j is common", (password) => expect(isCommonPassword(password)).toBe(true));

test.each([
  "a long enough passphrase",
  "correct horse battery staple",
  "correct horse 7 battery",
  "grüne Gärten im März",
  "mzRk-4vTq-9xWb",
  "7#kQ!!zz??__%%",
  "#$%&*(!@)=+^~",
  "🙂🐴🔋📎🎩🚀🌵",
  "481516234297",
  "密码不是这样选的因为太短",
  "Zug nach Pankow um acht",
])("%j is not", (password) => expect(isCommonPassword(password)).toBe(false));

test.each([
  ["ADA.Okoye@initech.example", "passwordIsEmail"],
  ["ada.okoye-2026", "passwordPersonal"],
  ["Ada Okoye 1990", "passwordPersonal"],
  ["okoyeokoyeokoye", "passwordPersonal"],
  ["initech123456", "passwordPersonal"],
  ["Shortlist2026!", "passwordPersonal"],
  ["passwordpassword", "passwordCommon"],
] as const)("%j is refused at its field: %s", (password, key) => {
  expect(() => refuseGuessable(password, ada)).toThrow(
    expect.objectContaining({ problem: expect.objectContaining({ errors: { password: [fieldText(key)] } }) }),
  );
});

test("what only begins with a name is not refused, and neither is a long one", () => {
  refuseGuessable("ada okoye walks to work", ada);
  refuseGuessable(
    Array.from({ length: 50 }, (_, n) => `x${n * n}`)
      .join(" ")
      .slice(0, 200),
    ada,
  );
});

import { expect, test } from "vitest";
import { chooseLocale, chooseTimeZone } from "@/lib/i18n/choose-locale";

test.each([
  [null, null, "en"],
  [null, "", "en"],
  [null, "de", "de"],
  [null, "de-AT,de;q=0.9,en;q=0.8", "de"],
  [null, "en-GB,en;q=0.9,de;q=0.8", "en"],
  [null, "fr-FR,fr;q=0.9,de;q=0.5,en;q=0.1", "de"],
  [null, "en;q=0.2, de ; q=0.7", "de"],
  [null, "de;q=0,en;q=0.1", "en"],
  [null, "fr,*;q=0.5", "en"],
  [null, ";;q=x,,", "en"],
  ["de", "en", "de"],
  ["en", "de", "en"],
  ["tlh", "de", "de"],
])("%j over %j is %s", (preferred, acceptLanguage, locale) => {
  expect(chooseLocale(preferred, acceptLanguage)).toBe(locale);
});

test("a time zone is one that this runtime knows, or the browser's", () => {
  expect(chooseTimeZone("Europe/Berlin")).toBe("Europe/Berlin");
  expect(chooseTimeZone("Mars/Olympus")).toBeUndefined();
  expect(chooseTimeZone(null)).toBeUndefined();
});

import { expect, test } from "vitest";
import { loadMessages } from "@/lib/i18n/load-messages";
import { locales } from "@/lib/i18n/messages/locales";
import { createTexts } from "@/lib/i18n/texts";

test.each(locales)("the messages of %s come compiled, once, and can be told", async (locale) => {
  const messages = await loadMessages(locale);
  expect(await loadMessages(locale)).toBe(messages);
  // As they travel to a browser.
  expect(structuredClone(messages)).toStrictEqual(messages);
  const { t } = createTexts(locale, messages);
  expect(t("identifying.left", { shown: "12" })).toContain("12");
  expect(t("freshness.unreadable", { count: 2_000 })).toMatch(/2\D000/);
});

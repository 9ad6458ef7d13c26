import { expect, test } from "vitest";
import { GET } from "@/app/api/texts/route";
import { allTextsAt } from "@/lib/http/first-texts";
import { locales } from "@/lib/i18n/messages/locales";
import { createTexts } from "@/lib/i18n/texts";

const ask = (path: string) => GET(new Request(`http://localhost${path}`), { params: Promise.resolve({}) });

test.each(locales)("all texts of %s are there, and of this version for good", async (locale) => {
  const answer = await ask(await allTextsAt(locale));
  expect(answer.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
  const { t } = createTexts(locale, await answer.json());
  expect(t("identifying.left", { shown: "12" })).toContain("12");
});

test("an older or newer page gets them too, but nobody keeps them", async () => {
  for (const path of ["/api/texts?locale=de", "/api/texts?locale=de&version=another"]) {
    const answer = await ask(path);
    expect([answer.status, answer.headers.get("cache-control")]).toEqual([200, "no-store"]);
  }
});

test("a language that isn’t there is refused", async () => {
  const answer = await ask("/api/texts?locale=xx");
  expect(answer.status).toBe(400);
  expect(await answer.json()).toMatchObject({ errors: { locale: expect.anything() } });
});

import type { Locator, Page } from "playwright";
import { en } from "@/lib/i18n/messages/en";
import { fallbackLocale, type Locale } from "@/lib/i18n/messages/locales";

const textsOf = (catalogue: object): string[] =>
  Object.values(catalogue).flatMap((value) => (typeof value === "string" ? value : textsOf(value)));

/** A message’s plural; `#` and `{name}` stay. */
const manyOf = (message: string) => message.replace(/\{\w+, plural,.*?other \{(.*)\}\}/, "$1");

/** A pattern for a message on the page, whatever its values. */
const patternOf = (message: string) =>
  manyOf(message)
    .split(/\{[^}]*\}|#/)
    .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"))
    .join(".*");

/** Translates the scenes’ English words as the pages are translated. */
async function translator(locale: Locale) {
  const { catalogue }: { catalogue: object } = await import(`../../lib/i18n/messages/${locale}/catalogue.ts`);
  const others = textsOf(catalogue);
  const pairs = textsOf(en).map((text, at) => ({ text: manyOf(text), other: others[at] ?? text }));
  return (words: string | RegExp, isWhole = false): string | RegExp => {
    const isMeant = (text: string) => (typeof words === "string" ? text === words : words.test(text));
    const isPart = (text: string) => typeof words === "string" && text.includes(words);
    const exact = pairs.filter(({ text }) => isMeant(text));
    const found = exact.length > 0 ? exact : pairs.filter(({ text }) => isPart(text));
    if (found.length === 0) return words;
    return new RegExp(
      `^(?:${[...new Set(found.map(({ other }) => patternOf(other)))].join("|")})${isWhole ? "$" : ""}`,
    );
  };
}

/** Lets scenes look for English words on a page in another language. */
export async function speak(page: Page, locale: Locale): Promise<Page> {
  if (locale === fallbackLocale) return page;
  const translate = await translator(locale);
  const wrap = <T extends Page | Locator>(place: T): T => {
    const { getByRole, getByText, getByLabel } = place;
    return Object.assign(place, {
      getByRole: (role, options) =>
        wrap(
          getByRole.call(
            place,
            role,
            options?.name ? { ...options, name: translate(options.name, options.exact) } : options,
          ),
        ),
      getByText: (text, options) => wrap(getByText.call(place, translate(text, options?.exact), options)),
      getByLabel: (text, options) => wrap(getByLabel.call(place, translate(text, options?.exact), options)),
    } satisfies Pick<Page, "getByRole" | "getByText" | "getByLabel">);
  };
  return wrap(page);
}

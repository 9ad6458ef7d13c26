import type { Locale } from "@/lib/i18n/messages/locales";
import type { Messages } from "@/lib/i18n/messages/messages";

/** Texts by key, in groups. */
type Texts = { [key: string]: unknown };

const held: Partial<Record<Locale, Texts>> = {};

const isGroup = (value: unknown): value is Texts =>
  typeof value === "object" && value !== null && !Array.isArray(value);

function add(to: Texts, more: Texts): void {
  for (const [key, value] of Object.entries(more)) {
    const own = to[key];
    if (isGroup(own) && isGroup(value)) add(own, value);
    else if (own === undefined) to[key] = isGroup(value) ? structuredClone(value) : value;
  }
}

/** The texts of a language that are here: a page’s first, and in time all. It stays the same object. */
export function heldTexts(locale: Locale): Messages {
  held[locale] ??= {};
  return held[locale] as Messages;
}

/** @param more compiled texts, by groups. One that is here already stays. */
export function holdTexts(locale: Locale, more: object): void {
  add(heldTexts(locale), more as Texts);
}

let toLoad: { locale: Locale; url: string } | undefined;
let loading: Promise<void> | undefined;

/** Where all texts of the page’s language are. */
export function expectTexts(locale: Locale, url: string): void {
  if (toLoad?.url === url) return;
  toLoad = { locale, url };
  loading = undefined;
}

async function load(locale: Locale, url: string): Promise<void> {
  const response = await fetch(url, { priority: "low" });
  if (!response.ok) throw new Error(`The texts were answered with ${response.status}.`);
  holdTexts(locale, await response.json());
}

/** Settles once all texts are here. @throws without a connection; another call is another request. */
export function loadTexts(): Promise<void> {
  if (!toLoad) return Promise.resolve();
  loading ??= load(toLoad.locale, toLoad.url).catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

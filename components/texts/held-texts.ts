import type { Locale } from "@/lib/i18n/messages/locales";
import type { Messages } from "@/lib/i18n/messages/messages";

/** Texts by key, in groups. */
type Texts = { [key: string]: unknown };

const isGroup = (value: unknown): value is Texts =>
  typeof value === "object" && value !== null && !Array.isArray(value);

function add(to: Texts, more: Texts): void {
  for (const [key, value] of Object.entries(more)) {
    const own = to[key];
    if (isGroup(own) && isGroup(value)) add(own, value);
    else if (own === undefined) to[key] = isGroup(value) ? structuredClone(value) : value;
  }
}

const inTheBrowser: Partial<Record<Locale, Messages>> = {};

/**
 * The texts of a language that are here: a page’s first, and in time all. In a browser always the same object; on the
 * server a new one for each page, which then lacks the same texts as its browser does.
 */
export function heldTexts(locale: Locale): Messages {
  const none = {} as Messages;
  if (typeof window === "undefined") return none;
  inTheBrowser[locale] ??= none;
  return inTheBrowser[locale];
}

/** @param more compiled texts, by groups. One that is here already stays. */
export function holdTexts(held: Messages, more: object): void {
  add(held, more as Texts);
}

let toLoad: { locale: Locale; url: string } | undefined;
let loading: Promise<void> | undefined;

/** Where all texts of the page’s language are. */
export function expectTexts(locale: Locale, url: string): void {
  if (toLoad?.url === url) return;
  toLoad = { locale, url };
  loading = undefined;
}

/** A connection that has fallen silent would hold up all that is loaded later. */
const loadsWithinMs = 10_000;

async function load(locale: Locale, url: string): Promise<void> {
  const response = await fetch(url, { priority: "low", signal: AbortSignal.timeout(loadsWithinMs) });
  if (!response.ok) throw new Error(`The texts were answered with ${response.status}.`);
  holdTexts(heldTexts(locale), await response.json());
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

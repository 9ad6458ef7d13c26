import { createHash } from "node:crypto";
import { getLanguage } from "@/lib/http/get-texts";
import { shownMessages } from "@/lib/http/shown-messages";
import firstKeys from "@/lib/i18n/first-texts.json";
import type { Locale } from "@/lib/i18n/messages/locales";

export type Folder = keyof typeof firstKeys;

type Group = { [key: string]: unknown };

function pick(all: Group, keys: string[]): object {
  const picked: Group = {};
  for (const key of keys) {
    const [name = key, ...groups] = key.split(".").reverse();
    let from = all;
    let to = picked;
    for (const group of groups.reverse()) {
      from = from[group] as Group;
      to[group] ??= {};
      to = to[group] as Group;
    }
    to[name] = from[name];
  }
  return picked;
}

const picked = new Map<string, object>();

/** The texts that a browser needs to take over what the server draws in this folder, in the reader's language. */
export async function firstTexts(folder: Folder): Promise<object> {
  const { locale, messages } = await getLanguage();
  const key = `${locale} ${folder}`;
  const texts = picked.get(key) ?? pick(messages, firstKeys[folder]);
  picked.set(key, texts);
  return texts;
}

const written = new Map<Locale, { body: string; version: string }>();

/** All texts of a language as JSON, and what changes with any of them. */
export async function allTexts(locale: Locale): Promise<{ body: string; version: string }> {
  const known = written.get(locale);
  if (known) return known;
  const body = JSON.stringify(await shownMessages(locale));
  const texts = { body, version: createHash("sha256").update(body).digest("base64url").slice(0, 16) };
  written.set(locale, texts);
  return texts;
}

/** Where a browser finds all texts of a language. */
export async function allTextsAt(locale: Locale): Promise<string> {
  return `/api/texts?locale=${locale}&version=${(await allTexts(locale)).version}`;
}

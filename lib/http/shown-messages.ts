import { readFile } from "node:fs/promises";
import { getEnv } from "@/lib/env";
import { compileMessages } from "@/lib/i18n/compile-messages";
import { loadMessages } from "@/lib/i18n/load-messages";
import { fallbackLocale, type Locale } from "@/lib/i18n/messages/locales";
import type { Messages } from "@/lib/i18n/messages/messages";

let tried: Promise<Messages> | undefined;

const readTried = async (file: string) => compileMessages(JSON.parse(await readFile(file, "utf8")));

/** The texts of a language; in place of English those that somebody tries out with the sandbox (`TEXTS_FROM`). */
export function shownMessages(locale: Locale): Promise<Messages> {
  const { textsFrom } = getEnv();
  if (locale !== fallbackLocale || textsFrom === undefined) return loadMessages(locale);
  tried ??= readTried(textsFrom);
  return tried;
}

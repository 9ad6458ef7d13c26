import { parseArgs } from "node:util";
import { fallbackLocale, isLocale, type Locale, locales } from "@/lib/i18n/messages/locales";

export const usage = `Photographs every screen in every state, size and theme, and looks at each with axe.

  npm run tour -- [options]

  --only TEXT   only screens and states whose name (such as assessments-empty) contains it; may be repeated
  --quick       the large size alone, in each theme
  --language L  in another language of the interface (de), into a folder of its own
  --no-build    the build that is there
  --help        this text`;

export type Options = { only: string[]; isQuick: boolean; builds: boolean; locale: Locale };

/** @returns undefined when help was asked for. @throws Error for unknown options. */
export function readOptions(args: string[]): Options | undefined {
  const { values } = parseArgs({
    args,
    options: {
      only: { type: "string", multiple: true, default: [] },
      language: { type: "string", default: fallbackLocale },
      quick: { type: "boolean", default: false },
      "no-build": { type: "boolean", default: false },
      help: { type: "boolean", default: false },
    },
  });
  if (values.help) return undefined;
  const { only, quick, language, "no-build": isBuilt } = values;
  if (!isLocale(language)) throw new Error(`The interface speaks ${locales.join(", ")}, not ${language}.`);
  return { only, isQuick: quick, builds: !isBuilt, locale: language };
}

import { english } from "@/lib/sandbox/pages/words/english";
import { german } from "@/lib/sandbox/pages/words/german";
import type { Words } from "@/lib/sandbox/pages/words/words";

const languages: Record<string, Words> = { en: english, de: german };

/** The words of the language that the browser wants most of those there are (`Accept-Language`), else English. */
export function chooseWords(request: Request): Words {
  const wishes = (request.headers.get("accept-language") ?? "").split(",").map((wish) => {
    const [tag = "", ...parameters] = wish.trim().toLowerCase().split(";");
    const weight = parameters.map((parameter) => /^\s*q=([\d.]+)\s*$/.exec(parameter)?.[1]).find(Boolean);
    return { language: tag.trim().split("-")[0] ?? "", weight: weight ? Number(weight) : 1 };
  });
  const [first] = wishes
    .filter(({ language, weight }) => weight > 0 && Object.hasOwn(languages, language))
    .sort((one, other) => other.weight - one.weight);
  return languages[first?.language ?? "en"] ?? english;
}

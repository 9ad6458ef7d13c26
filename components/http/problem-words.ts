import { RequestFailure } from "@/components/http/request-failure";
import type { Messages } from "@/lib/i18n/messages/messages";
import type { Translator } from "@/lib/i18n/texts";
import type { ProblemView } from "@/lib/problem-schema";

type Values = Record<string, string | number>;

/**
 * The server may be newer than this page and send unknown codes, and not all texts are there at once: then the server's
 * own sentence is shown.
 */
function sentenceOf(t: Translator, code: string, values: Values): string | undefined {
  const key = `problems.${code as keyof Messages["problems"]}` as const;
  // Which arguments a sentence takes depends on its code.
  return t.has(key) ? (t as (key: string, values: Values) => string)(key, values) : undefined;
}

export const problemWords = ({ code, reason, params = {}, detail }: ProblemView, t: Translator): string =>
  sentenceOf(t, reason ?? code, params) ?? detail;

/** Of an error that isn’t a RequestFailure nothing is known. */
export function failureWords(error: unknown, t: Translator): string {
  if (!(error instanceof RequestFailure)) return t("auth.setupFailed");
  switch (error.kind) {
    case "problem":
      return error.problem ? problemWords(error.problem, t) : error.message;
    case "no_answer":
      return t("problems.no_answer");
    case "unreadable":
      return t("problems.unreadable");
    default:
      return error.kind satisfies never;
  }
}

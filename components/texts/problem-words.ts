import { RequestFailure } from "@/components/query/request-failure";
import type { ProblemView } from "@/lib/http/problem-schema";
import type { Messages } from "@/lib/i18n/messages";
import type { Translator } from "@/lib/i18n/texts";

type Values = Record<string, string | number>;

/** Codes come from the server, which may be newer than this page: its own sentence is there for that. */
function sentenceOf(t: Translator, code: string, values: Values): string | undefined {
  const key = `problems.${code as keyof Messages["problems"]}` as const;
  // Which arguments a sentence takes is known by its code alone.
  return t.has(key) ? (t as (key: string, values: Values) => string)(key, values) : undefined;
}

/** What a problem document says, in the reader's language where we have the sentence. */
export const problemWords = ({ code, reason, params = {}, detail }: ProblemView, t: Translator): string =>
  sentenceOf(t, reason ?? code, params) ?? detail;

/** What a failed request says; of whatever else went wrong, nothing is known. */
export function failureWords(error: unknown, t: Translator): string {
  if (!(error instanceof RequestFailure)) return t("auth.setupFailed");
  switch (error.kind) {
    case "problem":
      return error.problem ? problemWords(error.problem, t) : error.message;
    case "no_answer":
    case "unreadable":
      return t(`problems.${error.kind}`);
    default:
      return error.kind satisfies never;
  }
}

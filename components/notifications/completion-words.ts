import { candidateLines } from "@/components/candidate/candidate-name";
import type { AssessmentView } from "@/lib/assessments/schema";
import type { Texts } from "@/lib/i18n/texts";

export function completionWords(rows: readonly AssessmentView[], { t, number }: Texts): string {
  const [only, ...others] = rows;
  if (!only) return "";
  if (others.length > 0) return t("notices.many", { count: number(rows.length) });
  const { name } = candidateLines(only, t);
  return t("notices.one", { name, status: t(`statusInSentence.${only.status}`) });
}

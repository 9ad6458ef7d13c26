import type { Texts, Translator } from "@/lib/i18n/texts";
import type { CandidateCheck, Remark } from "@/lib/invitations/view-schema";

export const remarkStatus = ({ status }: Remark, t: Translator): string => t(`statusInSentence.${status}`);

/** Two by name, and the number of the rest. */
const elsewhere = (remarks: Remark[], { t, list }: Texts): string => {
  const named = remarks.slice(0, 2).map((remark) =>
    t("candidate.interviewAndStatus", {
      interview: remark.interview.name,
      status: remarkStatus(remark, t),
    }),
  );
  const more = remarks.length - named.length;
  return list(more > 0 ? [...named, t("candidate.more", { count: more })] : named);
};

/** @param hasInterview whether one is chosen already: the others are “also” then. */
export function candidateWords(
  { pending, completed, open, remarks }: CandidateCheck,
  hasInterview: boolean,
  texts: Texts,
): { sentence: string; assessmentId?: number } | undefined {
  const { t } = texts;
  const interviews = elsewhere(remarks, texts);
  const also = remarks.length > 0 ? t("candidate.also", { interviews }) : "";
  const say = (sentence: string, assessmentId?: number) => ({
    sentence: [sentence, also].filter(Boolean).join(" "),
    assessmentId,
  });
  if (pending) return say(t("candidate.pending"), pending.id);
  if (completed) {
    const result = t(`statusInSentence.${completed.status}`);
    return say(t("candidate.completed", { result }), completed.id);
  }
  if (open) return say(t("candidate.open"));
  if (remarks.length === 0) return undefined;
  return {
    sentence: hasInterview ? also : t("candidate.before", { interviews }),
    assessmentId: remarks.length === 1 ? remarks[0]?.assessmentId : undefined,
  };
}

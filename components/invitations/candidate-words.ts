import { statusWords } from "@/components/assessments/status-words";
import type { CandidateCheck, Remark } from "@/lib/invitations/schema";

export const remarkStatus = ({ status }: Remark): string =>
  status === "unconfirmed" ? "unconfirmed" : statusWords[status].toLowerCase();

const elsewhere = (remarks: Remark[]): string => {
  const [first, second, ...more] = remarks.map(
    (remark) => `${remark.interview.name} (${remarkStatus(remark)})`,
  );
  if (!second) return first ?? "";
  return more.length > 0 ? `${first}, ${second} and ${more.length} more` : `${first} and ${second}`;
};

/**
 * What to say about a candidate while the form is filled in; nothing when there is nothing.
 * @param hasInterview whether one is chosen already: the others are "also" then.
 */
export function candidateWords(
  { pending, completed, open, remarks }: CandidateCheck,
  hasInterview: boolean,
): { sentence: string; assessmentId?: number } | undefined {
  const also = remarks.length > 0 ? `Also invited to ${elsewhere(remarks)}.` : "";
  const say = (sentence: string, assessmentId?: number) => ({
    sentence: [sentence, also].filter(Boolean).join(" "),
    assessmentId,
  });
  if (pending) return say("Has a pending assessment for this interview already.", pending.id);
  if (completed) {
    const result = statusWords[completed.status].toLowerCase();
    return say(`Has completed this interview before (${result}). You can assess them again.`, completed.id);
  }
  if (open) {
    return say("Was invited to this interview already, which the assessment service hasn’t confirmed yet.");
  }
  if (remarks.length === 0) return undefined;
  const sentence = `${hasInterview ? "Also invited" : "Invited before"} to ${elsewhere(remarks)}.`;
  return { sentence, assessmentId: remarks.length === 1 ? remarks[0]?.assessmentId : undefined };
}

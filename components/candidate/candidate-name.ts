import type { AssessmentView } from "@/lib/assessments/schema";
import { fullName, type Named } from "@/lib/full-name";
import type { Translator } from "@/lib/i18n/texts";

type Person = { email: string } & Named;

/** The name as far as it is known, or else the e-mail address. */
export function candidateName(candidate: Person): string {
  return fullName(candidate) || candidate.email;
}

/** What a blind reviewer calls the candidate of an assessment: for everyone the same. */
export const blindName = (id: number, t: Translator): string => t("table.blindCandidate", { id: String(id) });

/** Identifies a candidate in two lines; the second is absent when the first says it all. */
export function candidateLines(
  assessment: Pick<AssessmentView, "id" | "candidate" | "identity" | "identification" | "isBlind">,
  t: Translator,
): {
  name: string;
  below?: string;
  known: boolean;
} {
  const { id, candidate, identity, identification, isBlind } = assessment;
  if (isBlind) return { name: blindName(id, t), known: true };
  if (!candidate) {
    const why = identification ? (`identifying.${identification}` as const) : "table.unclaimedBelow";
    const below = identity === "unclaimed" ? t(why) : undefined;
    const name = t(identity === "erased" ? "table.erasedCandidate" : "table.unknownCandidate");
    return { name, below, known: false };
  }
  const name = candidateName(candidate);
  return { name, below: name === candidate.email ? undefined : candidate.email, known: true };
}

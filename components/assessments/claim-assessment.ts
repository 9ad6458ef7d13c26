import { z } from "zod";
import { isSignedOut, RequestFailure } from "@/components/query/request-failure";
import { postJson } from "@/components/query/request-json";
import { problemWords } from "@/components/texts/problem-words";
import { type AssessmentView, assessmentViewSchema } from "@/lib/assessments/schema";
import type { ProblemView } from "@/lib/http/problem-schema";
import type { Translator } from "@/lib/i18n/texts";
import { createdSchema, type InvitationView, invitationViewSchema } from "@/lib/invitations/view-schema";

/** What became of a claim, as its form has to answer it. */
export type ClaimOutcome =
  | { kind: "claimed"; assessment: AssessmentView }
  /** An unconfirmed invitation of this candidate could be this row. */
  | { kind: "fits"; problem: ProblemView; invitation: InvitationView }
  /** Somebody or something was faster, or the candidate has another one; with it, where there is one. */
  | { kind: "taken"; problem: ProblemView; assessment?: AssessmentView }
  | { kind: "invalid"; problem: ProblemView; errors: Record<string, string[]> }
  | { kind: "failed"; problem: ProblemView }
  | { kind: "signed_out" }
  | { kind: "no_answer" };

/** Who the row is said to be: a form's values, which the server checks again. */
export type Claim = {
  interviewId: number;
  candidate: { email: string; firstName?: string; lastName?: string };
  /** The claim that is corrected. */
  replaces?: string;
};

const fitSchema = z.object({ invitation: invitationViewSchema });
const rowSchema = z.object({ assessment: assessmentViewSchema.optional() });

/** Says who a row is; never throws for what the network or the server does. */
export async function claimAssessment(id: number, claim: Claim): Promise<ClaimOutcome> {
  try {
    const { assessment } = await postJson(`/api/assessments/${id}/claim`, claim, createdSchema);
    return { kind: "claimed", assessment };
  } catch (error) {
    if (!(error instanceof RequestFailure)) throw error;
    return claimOutcomeOf(error);
  }
}

/** The rule behind `claimAssessment`: what a failed request means for the claim. */
export function claimOutcomeOf(error: RequestFailure): ClaimOutcome {
  const { problem } = error;
  if (isSignedOut(error)) return { kind: "signed_out" };
  if (!problem) return { kind: "no_answer" };
  const fit = problem.code === "fits_invitation" ? fitSchema.safeParse(problem).data : undefined;
  if (fit) return { kind: "fits", problem, ...fit };
  if (problem.errors) return { kind: "invalid", problem, errors: problem.errors };
  if (problem.status === 409) return { kind: "taken", problem, ...rowSchema.safeParse(problem).data };
  return { kind: "failed", problem };
}

/** Why a claim was not taken, for its form. */
export function claimWords(outcome: Exclude<ClaimOutcome, { kind: "claimed" }>, t: Translator): string {
  switch (outcome.kind) {
    case "signed_out":
      return t("claims.signedOut");
    case "no_answer":
      return t("claims.noAnswer");
    case "fits":
    case "taken":
    case "invalid":
    case "failed":
      return problemWords(outcome.problem, t);
    default:
      return outcome satisfies never;
  }
}

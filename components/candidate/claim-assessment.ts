import { z } from "zod";
import { problemWords } from "@/components/http/problem-words";
import { isSignedOut, RequestFailure } from "@/components/http/request-failure";
import { postJson } from "@/components/http/request-json";
import { type AssessmentView, assessmentViewSchema } from "@/lib/assessments/schema";
import type { Translator } from "@/lib/i18n/texts";
import { createdSchema, type InvitationView, invitationViewSchema } from "@/lib/invitations/view-schema";
import type { ProblemView } from "@/lib/problem-schema";

export type ClaimOutcome =
  | { kind: "claimed"; assessment: AssessmentView }
  /** An unconfirmed invitation of this candidate could be this row. */
  | { kind: "fits"; problem: ProblemView; invitation: InvitationView }
  /** A colleague or the service was faster, or the candidate has another assessment, which comes along if known. */
  | { kind: "taken"; problem: ProblemView; assessment?: AssessmentView }
  | { kind: "invalid"; problem: ProblemView; errors: Record<string, string[]> }
  | { kind: "failed"; problem: ProblemView }
  | { kind: "signed_out" }
  | { kind: "no_answer" };

export type Claim = {
  interviewId: number;
  candidate: { email: string; firstName?: string; lastName?: string };
  /** The id of the claim that is corrected. */
  replaces?: string;
};

const fitSchema = z.object({ invitation: invitationViewSchema });
const rowSchema = z.object({ assessment: assessmentViewSchema.optional() });

/** Never throws for a failure of the network or the server. */
export async function claimAssessment(id: number, claim: Claim): Promise<ClaimOutcome> {
  try {
    const { assessment } = await postJson(`/api/assessments/${id}/claim`, claim, createdSchema);
    return { kind: "claimed", assessment };
  } catch (error) {
    if (!(error instanceof RequestFailure)) throw error;
    return claimOutcomeOf(error);
  }
}

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

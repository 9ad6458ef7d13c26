import { z } from "zod";
import { isSignedOut, RequestFailure } from "@/components/query/request-failure";
import { postJson } from "@/components/query/request-json";
import { type AssessmentView, assessmentViewSchema } from "@/lib/assessments/schema";
import { createdSchema, type InvitationView, invitationViewSchema } from "@/lib/invitations/schema";

/** What became of a claim, as its form has to answer it. */
export type ClaimOutcome =
  | { kind: "claimed"; assessment: AssessmentView }
  /** An unconfirmed invitation of this candidate could be this row. */
  | { kind: "fits"; message: string; invitation: InvitationView }
  /** Somebody or something was faster, or the candidate has another one; with it, where there is one. */
  | { kind: "taken"; message: string; assessment?: AssessmentView }
  | { kind: "invalid"; message: string; errors: Record<string, string[]> }
  | { kind: "failed"; message: string };

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
  if (isSignedOut(error)) {
    return {
      kind: "failed",
      message: "You have been signed out. Sign in in another tab, then try again; what you entered stays.",
    };
  }
  if (!problem) return { kind: "failed", message: "Shortlist didn’t answer. Try again in a moment." };
  const fit = problem.code === "fits_invitation" ? fitSchema.safeParse(problem).data : undefined;
  if (fit) return { kind: "fits", message: problem.detail, ...fit };
  if (problem.errors) return { kind: "invalid", message: problem.detail, errors: problem.errors };
  if (problem.status === 409) {
    return { kind: "taken", message: problem.detail, ...rowSchema.safeParse(problem).data };
  }
  return { kind: "failed", message: problem.detail };
}

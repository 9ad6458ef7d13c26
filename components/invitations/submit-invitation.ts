import { z } from "zod";
import { RequestFailure } from "@/components/http/request-failure";
import { postJson } from "@/components/http/request-json";
import { type AssessmentView, assessmentViewSchema } from "@/lib/assessments/schema";
import type { InvitationInput } from "@/lib/invitations/schema";
import {
  acceptedSchema,
  claimableSchema,
  createdSchema,
  type InvitationView,
  invitationViewSchema,
  type Remark,
} from "@/lib/invitations/view-schema";
import type { ProblemView } from "@/lib/problem-schema";

export type Outcome =
  | { kind: "created"; assessment: AssessmentView; remarks?: Remark[] }
  /** The pending assessment that the service spoke of: it was unclaimed, and is now this candidate’s. */
  | { kind: "claimed"; assessment: AssessmentView }
  /** Sent, and it is unknown whether it landed. */
  | { kind: "unconfirmed"; invitation: InvitationView; remarks?: Remark[] }
  /** Already invited: the assessment, or the invitation while it has none. */
  | { kind: "pending_here"; problem: ProblemView; assessment?: AssessmentView; invitation?: InvitationView }
  /** Completed before: the recruiter may ask for another one. */
  | { kind: "completed_here"; problem: ProblemView; assessment?: AssessmentView }
  | { kind: "invalid"; problem: ProblemView; errors: Record<string, string[]>; claimable?: Claimable }
  /** It never left: nobody has been invited, and it is safe to try again. */
  | { kind: "not_sent"; problem: ProblemView }
  | { kind: "refused"; problem: ProblemView }
  /** Not sent yet: the recruiter is asked whether this is the right address. */
  | { kind: "unusual_address"; typed: string; sent: string }
  | { kind: "signed_out" }
  /** No readable response: only the very same submission may be sent again. */
  | { kind: "lost"; requestId?: string };

export type Claimable = z.infer<typeof claimableSchema>;

const answerSchema = z.union([createdSchema, acceptedSchema]);
const doubleSchema = z.object({
  assessment: assessmentViewSchema.optional(),
  invitation: invitationViewSchema.optional(),
});

/** Never throws for a failure of the network or the server. */
export async function submitInvitation(
  input: InvitationInput,
  submissionId: string,
  confirm?: "again",
): Promise<Outcome> {
  try {
    const body = { ...input, submissionId, confirm };
    const answer = await postJson("/api/assessments", body, answerSchema);
    return "assessment" in answer ? { kind: "created", ...answer } : { kind: "unconfirmed", ...answer };
  } catch (error) {
    if (!(error instanceof RequestFailure)) throw error;
    return outcomeOf(error);
  }
}

export function outcomeOf({ status, problem }: RequestFailure): Outcome {
  if (status === 401) return { kind: "signed_out" };
  if (!problem) return { kind: "lost" };
  const { code, errors, requestId } = problem;
  if (code === "pending_here") return { kind: code, problem, ...double(problem) };
  if (code === "completed_here") return { kind: code, problem, assessment: double(problem).assessment };
  if (code === "not_sent") return { kind: code, problem };
  if (errors) {
    return { kind: "invalid", problem, errors, claimable: claimableSchema.safeParse(problem).data };
  }
  // A plain 500 may come from before or after the call; `rejected` is a 502 and the service’s own answer.
  if (problem.status >= 500 && code !== "rejected") return { kind: "lost", requestId };
  return { kind: "refused", problem };
}

const double = (problem: ProblemView) => doubleSchema.safeParse(problem).data ?? {};

import { z } from "zod";
import type { Submission } from "@/components/invitations/submission";
import { RequestFailure } from "@/components/query/request-failure";
import { postJson } from "@/components/query/request-json";
import { type AssessmentView, assessmentViewSchema } from "@/lib/assessments/schema";
import type { ProblemView } from "@/lib/http/problem-schema";
import type { InvitationInput } from "@/lib/invitations/schema";
import {
  acceptedSchema,
  claimableSchema,
  createdSchema,
  type InvitationView,
  invitationViewSchema,
  type Remark,
} from "@/lib/invitations/view-schema";

/** What became of a submission, as the form has to answer it. */
export type Outcome =
  | { kind: "created"; assessment: AssessmentView; remarks?: Remark[] }
  /** The pending one that the service spoke of: a row that nobody had known, and which is theirs now. */
  | { kind: "claimed"; assessment: AssessmentView }
  /** Asked for, and nobody knows whether it landed. */
  | { kind: "unconfirmed"; invitation: InvitationView; remarks?: Remark[] }
  /** Already invited: the row, or the invitation while that has none. */
  | { kind: "pending_here"; problem: ProblemView; assessment?: AssessmentView; invitation?: InvitationView }
  /** Completed before: a recruiter may ask for another one. */
  | { kind: "completed_here"; problem: ProblemView; assessment?: AssessmentView }
  | { kind: "invalid"; problem: ProblemView; errors: Record<string, string[]>; claimable?: Claimable }
  /** It never left: nobody has been invited, and it is safe to try again. */
  | { kind: "not_sent"; problem: ProblemView }
  /** Any other refusal with a sentence of its own. */
  | { kind: "refused"; problem: ProblemView }
  | { kind: "signed_out" }
  /** No answer that can be read: only the very same submission may be sent again. */
  | { kind: "lost"; requestId?: string };

/** Rows that could be the pending one that the service spoke of. */
export type Claimable = z.infer<typeof claimableSchema>;

const answerSchema = z.union([createdSchema, acceptedSchema]);
const doubleSchema = z.object({
  assessment: assessmentViewSchema.optional(),
  invitation: invitationViewSchema.optional(),
});

/** Sends a submission to `POST /api/assessments`; never throws for what the network or the server does. */
export async function submitInvitation(
  input: InvitationInput,
  submission: Submission,
  confirm?: "again",
): Promise<Outcome> {
  try {
    const body = { ...input, submissionId: submission.id, confirm };
    const answer = await postJson("/api/assessments", body, answerSchema);
    return "assessment" in answer ? { kind: "created", ...answer } : { kind: "unconfirmed", ...answer };
  } catch (error) {
    if (!(error instanceof RequestFailure)) throw error;
    return outcomeOf(error);
  }
}

/** The rule behind `submitInvitation`: what a failed request means for the invitation. */
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
  // A plain 500 may come from before or after the call; `rejected` is a 502 and a word of the service.
  if (problem.status >= 500 && code !== "rejected") return { kind: "lost", requestId };
  return { kind: "refused", problem };
}

const double = (problem: ProblemView) => doubleSchema.safeParse(problem).data ?? {};

/** Whether the same submission may still become an invitation: then its id must be kept. */
export const isUnanswered = ({ kind }: Outcome): boolean => kind === "lost" || kind === "signed_out";

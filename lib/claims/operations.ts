import { changedAssessmentSchema } from "@/lib/assessments/schema";
import { claimBodySchema, withdrawalBodySchema } from "@/lib/claims/claim-schema";
import { correctionBodySchema } from "@/lib/claims/correction-schema";
import { bodySizes, operations } from "@/lib/operation";
import { assessmentIdParam } from "@/lib/path-params";

const params = { id: assessmentIdParam };

export const claimOperations = operations({
  correctCandidate: {
    method: "PATCH",
    path: "/api/assessments/[id]/candidate",
    summary: "Corrects what the directory says of the candidate.",
    role: "recruiter",
    params,
    body: correctionBodySchema,
    maxBytes: bodySizes.text,
    answers: { 200: changedAssessmentSchema },
    problems: [409],
  },
  claimAssessment: {
    method: "POST",
    path: "/api/assessments/[id]/claim",
    summary: "Says who the candidate of an unclaimed assessment is.",
    role: "recruiter",
    params,
    body: claimBodySchema,
    maxBytes: bodySizes.text,
    answers: { 200: changedAssessmentSchema },
    problems: [409],
  },
  withdrawClaim: {
    method: "DELETE",
    path: "/api/assessments/[id]/claim",
    summary: "Takes a claim back.",
    role: "recruiter",
    params,
    body: withdrawalBodySchema,
    answers: { 204: null },
    problems: [409],
  },
});

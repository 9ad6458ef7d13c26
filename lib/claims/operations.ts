import { changedAssessmentSchema, changedAssessmentsSchema } from "@/lib/assessments/schema";
import { claimBodySchema, withdrawalBodySchema } from "@/lib/claims/claim-schema";
import {
  correctionBodySchema,
  joinBodySchema,
  nameOrderBodySchema,
  personCorrectionBodySchema,
  undoneCorrectionBodySchema,
} from "@/lib/claims/correction-schema";
import { bodySizes, operations } from "@/lib/operation";
import { assessmentIdParam, candidateIdParam } from "@/lib/path-params";

const params = { id: assessmentIdParam };
const candidateParams = { id: candidateIdParam };

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
  withdrawCorrection: {
    method: "DELETE",
    path: "/api/assessments/[id]/candidate",
    summary: "Takes a correction back, in all assessments it was made in at once.",
    role: "recruiter",
    params,
    body: undoneCorrectionBodySchema,
    answers: { 200: changedAssessmentsSchema },
    problems: [409],
  },
  correctPerson: {
    method: "PATCH",
    path: "/api/candidates/[id]",
    summary: "Corrects what the directory says of a candidate, in all their assessments.",
    role: "recruiter",
    params: candidateParams,
    body: personCorrectionBodySchema,
    maxBytes: bodySizes.text,
    answers: { 200: changedAssessmentsSchema },
    problems: [409],
  },
  orderName: {
    method: "PUT",
    path: "/api/candidates/[id]/name-order",
    summary: "Says in which order the candidate’s names are written.",
    role: "recruiter",
    params: candidateParams,
    body: nameOrderBodySchema,
    answers: { 204: null },
  },
  joinCandidates: {
    method: "POST",
    path: "/api/candidates/[id]/addresses",
    summary: "Says that the candidate with another address is the same person.",
    role: "recruiter",
    params: candidateParams,
    body: joinBodySchema,
    answers: { 204: null },
  },
  separateCandidates: {
    method: "DELETE",
    path: "/api/candidates/[id]/addresses/[addressId]",
    summary: "Takes that back for one address.",
    role: "recruiter",
    params: { ...candidateParams, addressId: candidateIdParam },
    answers: { 204: null },
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

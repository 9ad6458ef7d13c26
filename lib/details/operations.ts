import { timelineQuerySchema } from "@/lib/assessments/timeline-schema";
import { candidateDetailSchema, candidateTimelineSchema } from "@/lib/details/candidate-schema";
import { assessmentDetailSchema } from "@/lib/details/detail-schema";
import { operations } from "@/lib/operation";
import { assessmentIdParam, candidateIdParam } from "@/lib/path-params";

export const detailOperations = operations({
  getAssessment: {
    method: "GET",
    path: "/api/assessments/[id]",
    summary: "One assessment, with the newest of what happened to it.",
    role: "viewer",
    params: { id: assessmentIdParam },
    answers: { 200: assessmentDetailSchema },
  },
  getCandidate: {
    method: "GET",
    path: "/api/candidates/[id]",
    summary: "One candidate, with all their assessments, notes on them, and the newest of what happened.",
    role: "viewer",
    params: { id: candidateIdParam },
    answers: { 200: candidateDetailSchema },
  },
  readCandidateTimeline: {
    method: "GET",
    path: "/api/candidates/[id]/timeline",
    summary: "A page of what happened to a candidate’s assessments, newest first.",
    role: "viewer",
    params: { id: candidateIdParam },
    query: timelineQuerySchema,
    answers: { 200: candidateTimelineSchema },
  },
});

export const detailSchemas = {
  AssessmentDetail: assessmentDetailSchema,
  CandidateDetail: candidateDetailSchema,
  CandidateTimeline: candidateTimelineSchema,
};

import { assessmentDetailSchema } from "@/lib/details/detail-schema";
import { operations } from "@/lib/operation";
import { assessmentIdParam } from "@/lib/path-params";

export const detailOperations = operations({
  getAssessment: {
    method: "GET",
    path: "/api/assessments/[id]",
    summary: "One assessment, with the newest of what happened to it.",
    role: "viewer",
    params: { id: assessmentIdParam },
    answers: { 200: assessmentDetailSchema },
  },
});

export const detailSchemas = { AssessmentDetail: assessmentDetailSchema };

import {
  erasedSchema,
  eraseQuerySchema,
  erasureBlockBodySchema,
  erasurePreviewSchema,
  personDataQuerySchema,
  personDataSchema,
} from "@/lib/erasing/schema";
import { operations } from "@/lib/operation";
import { assessmentIdParam } from "@/lib/path-params";

const params = { id: assessmentIdParam };

export const erasingOperations = operations({
  previewErasure: {
    method: "GET",
    path: "/api/assessments/[id]/erase",
    summary:
      "What is deleted if the whole person behind an assessment is erased, and which texts have to be edited by hand.",
    role: "administrator",
    params,
    answers: { 200: erasurePreviewSchema },
    problems: [409],
  },
  eraseCandidate: {
    method: "POST",
    path: "/api/assessments/[id]/erase",
    summary:
      "Erases the whole person behind an assessment permanently. Their rows stay without a name; the service keeps its copy.",
    role: "administrator",
    params,
    query: eraseQuerySchema,
    answers: { 200: erasedSchema },
    problems: [409],
  },
  blockErasure: {
    method: "PUT",
    path: "/api/assessments/[id]/erasure-block",
    summary: "Blocks erasing the whole person behind an assessment, with a reason.",
    role: "administrator",
    params,
    body: erasureBlockBodySchema,
    answers: { 204: null },
    problems: [409],
  },
  unblockErasure: {
    method: "DELETE",
    path: "/api/assessments/[id]/erasure-block",
    summary: "Allows erasing the whole person behind an assessment again.",
    role: "administrator",
    params,
    answers: { 204: null },
  },
  exportPersonData: {
    method: "GET",
    path: "/api/assessments/[id]/person-data",
    summary:
      "Everything that is stored about the whole person behind an assessment, as JSON or as a page to read.",
    role: "administrator",
    params,
    query: personDataQuerySchema,
    answers: { 200: personDataSchema },
    alsoAs: "text/html",
    pace: "changes",
  },
});

export const erasingSchemas = {
  Erased: erasedSchema,
  ErasurePreview: erasurePreviewSchema,
  PersonData: personDataSchema,
};

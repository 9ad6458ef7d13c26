import { assignAssessment } from "@/lib/assessments/acts/assign-assessments";
import { assessmentOperations } from "@/lib/assessments/operations";
import { carryOut } from "@/lib/http/carry-out";
import { everyMethod } from "@/lib/http/every-method";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = everyMethod({
  PUT: carryOut(assessmentOperations.assignAssessment, async ({ params, body, runtime, user }) => ({
    assessment: await assignAssessment(runtime.store, params.id, body, user),
  })),
});

import { weightOf } from "@/lib/assessments/act-schemas";
import { assignAssessments } from "@/lib/assessments/acts/assign-assessments";
import { assessmentOperations } from "@/lib/assessments/operations";
import { carryOut } from "@/lib/http/carry-out";
import { everyMethod } from "@/lib/http/every-method";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = everyMethod({
  POST: carryOut(assessmentOperations.assignAssessments, async ({ body, runtime, user }) => {
    runtime.changes.admit(user, weightOf(body.ids));
    return { results: await assignAssessments(runtime.store, body, user) };
  }),
});

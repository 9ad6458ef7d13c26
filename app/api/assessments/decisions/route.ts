import { weightOf } from "@/lib/assessments/act-schemas";
import { decideAssessments } from "@/lib/assessments/acts/decide-assessments";
import { assessmentOperations } from "@/lib/assessments/operations";
import { carryOut } from "@/lib/http/carry-out";
import { everyMethod } from "@/lib/http/every-method";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = everyMethod({
  POST: carryOut(assessmentOperations.decideAssessments, async ({ body, runtime, user }) => {
    runtime.changes.admit(user, weightOf(body.ids));
    return { results: await decideAssessments(runtime.store, body, user) };
  }),
});

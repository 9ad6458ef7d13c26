import { weightOf } from "@/lib/assessments/act-schemas";
import { remindAssessments } from "@/lib/assessments/acts/remind-assessments";
import { assessmentOperations } from "@/lib/assessments/operations";
import { carryOut } from "@/lib/http/carry-out";
import { everyMethod } from "@/lib/http/every-method";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = everyMethod({
  POST: carryOut(assessmentOperations.remindAssessments, ({ body, runtime, user }) => {
    runtime.changes.admit(user, weightOf(body.ids));
    return remindAssessments(runtime.store, body, user);
  }),
});

import { snoozeAssessment, unsnoozeAssessment } from "@/lib/assessments/acts/snooze-assessment";
import { assessmentOperations } from "@/lib/assessments/operations";
import { carryOut } from "@/lib/http/carry-out";
import { everyMethod } from "@/lib/http/every-method";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = everyMethod({
  POST: carryOut(assessmentOperations.snoozeAssessment, ({ params, body, runtime, user }) =>
    snoozeAssessment(runtime.store, params.id, body, user),
  ),
  DELETE: carryOut(assessmentOperations.unsnoozeAssessment, ({ params, runtime, user }) =>
    unsnoozeAssessment(runtime.store, params.id, user),
  ),
});

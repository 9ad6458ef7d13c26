import { remindAssessment } from "@/lib/assessments/acts/remind-assessment";
import { snoozeAssessment, unsnoozeAssessment } from "@/lib/assessments/acts/snooze-assessment";
import { assessmentOperations } from "@/lib/assessments/operations";
import { carryOut } from "@/lib/http/carry-out";
import { everyMethod } from "@/lib/http/every-method";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = everyMethod({
  POST: carryOut(
    assessmentOperations.snoozeAssessment,
    ({ params: { id }, body, runtime: { store }, user }) => {
      const { reminder: way, ...asked } = body;
      return way
        ? remindAssessment(store, id, { way, ...asked }, user)
        : snoozeAssessment(store, id, asked, user);
    },
  ),
  DELETE: carryOut(assessmentOperations.unsnoozeAssessment, ({ params, runtime, user }) =>
    unsnoozeAssessment(runtime.store, params.id, user),
  ),
});

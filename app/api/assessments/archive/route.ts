import { weightOf } from "@/lib/assessments/act-schemas";
import { archiveAssessments } from "@/lib/assessments/acts/archive-assessments";
import { assessmentOperations } from "@/lib/assessments/operations";
import { carryOut } from "@/lib/http/carry-out";
import { everyMethod } from "@/lib/http/every-method";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = everyMethod({
  POST: carryOut(assessmentOperations.archiveAssessments, async ({ body, runtime, user }) => {
    runtime.changes.admit(user, weightOf(body.ids));
    return { changed: await archiveAssessments(runtime.store, body, user) };
  }),
});

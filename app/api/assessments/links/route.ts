import { weightOf } from "@/lib/assessments/act-schemas";
import { copyLinks } from "@/lib/assessments/acts/copy-links";
import { assessmentOperations } from "@/lib/assessments/operations";
import { carryOut } from "@/lib/http/carry-out";
import { everyMethod } from "@/lib/http/every-method";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = everyMethod({
  POST: carryOut(assessmentOperations.copyLinks, ({ body: { ids }, runtime, user }) => {
    runtime.changes.admit(user, weightOf(ids));
    return copyLinks(runtime.store, ids, user);
  }),
});

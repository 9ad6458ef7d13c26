import { copyLinks } from "@/lib/assessments/copy-links";
import { assessmentOperations } from "@/lib/assessments/operations";
import { weightOf } from "@/lib/assessments/own-schema";
import { carryOut } from "@/lib/http/carry-out";
import { everyMethod } from "@/lib/http/every-method";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = everyMethod({
  POST: carryOut(assessmentOperations.copyLinks, ({ body: { ids }, runtime, user }) => {
    runtime.changes.admit(user, weightOf(ids));
    return copyLinks(runtime.store, ids, user);
  }),
});

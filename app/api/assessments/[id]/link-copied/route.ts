import { assessmentOperations } from "@/lib/assessments/operations";
import { recordLinkTaken } from "@/lib/assessments/record-link-taken";
import { carryOut } from "@/lib/http/carry-out";
import { everyMethod } from "@/lib/http/every-method";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = everyMethod({
  POST: carryOut(assessmentOperations.recordLinkCopied, ({ params, runtime, user }) =>
    recordLinkTaken(runtime.store, params.id, "link_copied", user),
  ),
});

import { recordLinkTaken } from "@/lib/assessments/acts/record-link-taken";
import { assessmentOperations } from "@/lib/assessments/operations";
import { carryOut } from "@/lib/http/carry-out";
import { everyMethod } from "@/lib/http/every-method";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = everyMethod({
  POST: carryOut(assessmentOperations.recordHandedOver, ({ params, runtime, user }) =>
    recordLinkTaken(runtime.store, params.id, "link_handed_over", user),
  ),
});

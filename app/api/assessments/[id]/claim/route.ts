import { claimAssessment } from "@/lib/assessments/claim-assessment";
import { assessmentOperations } from "@/lib/assessments/operations";
import { withdrawClaim } from "@/lib/assessments/withdraw-claim";
import { carryOut } from "@/lib/http/carry-out";
import { everyMethod } from "@/lib/http/every-method";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = everyMethod({
  POST: carryOut(assessmentOperations.claimAssessment, async ({ params, body, runtime, user }) => ({
    assessment: await claimAssessment(runtime.store, params.id, body, user),
  })),
  DELETE: carryOut(assessmentOperations.withdrawClaim, ({ params, body, runtime, user }) =>
    withdrawClaim(runtime.store, params.id, body.replaces, user),
  ),
});

import { claimAssessment } from "@/lib/claims/claim-assessment";
import { claimOperations } from "@/lib/claims/operations";
import { withdrawClaim } from "@/lib/claims/withdraw-claim";
import { carryOut } from "@/lib/http/carry-out";
import { everyMethod } from "@/lib/http/every-method";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = everyMethod({
  POST: carryOut(claimOperations.claimAssessment, async ({ params, body, runtime, user }) => ({
    assessment: await claimAssessment(runtime.store, params.id, body, user),
  })),
  DELETE: carryOut(claimOperations.withdrawClaim, ({ params, body, runtime, user }) =>
    withdrawClaim(runtime.store, params.id, body.replaces, user),
  ),
});

import { correctCandidate } from "@/lib/claims/correct-candidate";
import { claimOperations } from "@/lib/claims/operations";
import { withdrawCorrection } from "@/lib/claims/withdraw-correction";
import { carryOut } from "@/lib/http/carry-out";
import { everyMethod } from "@/lib/http/every-method";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = everyMethod({
  PATCH: carryOut(claimOperations.correctCandidate, async ({ params, body, runtime, user }) => ({
    assessment: await correctCandidate(runtime.store, params.id, body, user),
  })),
  DELETE: carryOut(claimOperations.withdrawCorrection, async ({ params, body, runtime, user }) => ({
    assessments: await withdrawCorrection(runtime.store, params.id, body.version, user),
  })),
});

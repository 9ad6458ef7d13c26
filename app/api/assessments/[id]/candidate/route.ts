import { correctCandidate } from "@/lib/assessments/correct-candidate";
import { assessmentOperations } from "@/lib/assessments/operations";
import { carryOut } from "@/lib/http/carry-out";
import { everyMethod } from "@/lib/http/every-method";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = everyMethod({
  PATCH: carryOut(assessmentOperations.correctCandidate, async ({ params, body, runtime, user }) => ({
    assessment: await correctCandidate(runtime.store, params.id, body, user),
  })),
});

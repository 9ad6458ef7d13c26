import { revealCandidate } from "@/lib/assessments/acts/reveal-candidate";
import { assessmentOperations } from "@/lib/assessments/operations";
import { carryOut } from "@/lib/http/carry-out";
import { everyMethod } from "@/lib/http/every-method";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = everyMethod({
  POST: carryOut(
    assessmentOperations.revealCandidate,
    async ({ params: { id }, body: { reason }, runtime, user }) => ({
      assessment: await revealCandidate(runtime.store, id, reason, user),
    }),
  ),
});

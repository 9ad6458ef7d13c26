import { candidateMissing, correctPerson } from "@/lib/claims/correct-candidate";
import { claimOperations } from "@/lib/claims/operations";
import { getCandidate } from "@/lib/details/get-candidate";
import { detailOperations } from "@/lib/details/operations";
import { carryOut } from "@/lib/http/carry-out";
import { everyMethod } from "@/lib/http/every-method";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = everyMethod({
  GET: carryOut(detailOperations.getCandidate, async ({ params, runtime, user }) => {
    runtime.mirror.watch();
    const candidate = await getCandidate(runtime.store, params.id, user);
    if (!candidate) throw candidateMissing();
    return candidate;
  }),
  PATCH: carryOut(claimOperations.correctPerson, async ({ params, body, runtime, user }) => ({
    assessments: await correctPerson(runtime.store, params.id, body, user),
  })),
});

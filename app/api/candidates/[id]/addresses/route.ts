import { joinCandidates } from "@/lib/claims/join-candidates";
import { claimOperations } from "@/lib/claims/operations";
import { carryOut } from "@/lib/http/carry-out";
import { everyMethod } from "@/lib/http/every-method";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = everyMethod({
  POST: carryOut(claimOperations.joinCandidates, ({ params, body, runtime, user }) =>
    joinCandidates(runtime.store, params.id, body.email, user),
  ),
});

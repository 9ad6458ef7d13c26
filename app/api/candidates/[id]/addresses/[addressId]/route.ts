import { separateCandidates } from "@/lib/claims/join-candidates";
import { claimOperations } from "@/lib/claims/operations";
import { carryOut } from "@/lib/http/carry-out";
import { everyMethod } from "@/lib/http/every-method";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = everyMethod({
  DELETE: carryOut(claimOperations.separateCandidates, ({ params, runtime, user }) =>
    separateCandidates(runtime.store, params.id, params.addressId, user),
  ),
});

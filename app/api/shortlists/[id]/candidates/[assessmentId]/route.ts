import { carryOut } from "@/lib/http/carry-out";
import { everyMethod } from "@/lib/http/every-method";
import { changeCandidate, removeCandidate } from "@/lib/shortlists/change-candidate";
import { shortlistOperations } from "@/lib/shortlists/operations";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = everyMethod({
  PATCH: carryOut(shortlistOperations.changeCandidate, async ({ params, body, runtime, user }) => ({
    shortlist: await changeCandidate(runtime.store, params, body, user),
  })),
  DELETE: carryOut(shortlistOperations.removeCandidate, async ({ params, runtime, user }) => ({
    shortlist: await removeCandidate(runtime.store, params, user),
  })),
});

import { carryOut } from "@/lib/http/carry-out";
import { everyMethod } from "@/lib/http/every-method";
import { addCandidates } from "@/lib/shortlists/add-candidates";
import { shortlistOperations } from "@/lib/shortlists/operations";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = everyMethod({
  POST: carryOut(shortlistOperations.addCandidates, ({ params, body, runtime, user }) =>
    addCandidates(runtime.store, params.id, body.candidates, user),
  ),
});

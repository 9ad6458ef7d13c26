import { weightOf } from "@/lib/assessments/act-schemas";
import { carryOut } from "@/lib/http/carry-out";
import { everyMethod } from "@/lib/http/every-method";
import { addCandidates } from "@/lib/shortlists/add-candidates";
import { shortlistOperations } from "@/lib/shortlists/operations";
import { inOrder } from "@/lib/shortlists/order";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = everyMethod({
  POST: carryOut(shortlistOperations.addCandidates, ({ params, body, runtime, user }) => {
    runtime.changes.admit(user, weightOf(inOrder(body.candidates)));
    return addCandidates(runtime.store, params.id, body.candidates, user);
  }),
});

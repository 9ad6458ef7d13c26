import { listCandidateTimeline } from "@/lib/details/list-candidate-timeline";
import { detailOperations } from "@/lib/details/operations";
import { carryOut } from "@/lib/http/carry-out";
import { everyMethod } from "@/lib/http/every-method";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = everyMethod({
  GET: carryOut(detailOperations.readCandidateTimeline, ({ params, query, runtime, user }) =>
    listCandidateTimeline(runtime.store, params.id, user, query.before),
  ),
});

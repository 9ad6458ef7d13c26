import { getRowOrThrow } from "@/lib/assessments/list/get-row";
import { assessmentOperations } from "@/lib/assessments/operations";
import { readTimeline } from "@/lib/assessments/timeline/read-timeline";
import { carryOut } from "@/lib/http/carry-out";
import { everyMethod } from "@/lib/http/every-method";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = everyMethod({
  GET: carryOut(assessmentOperations.readTimeline, async ({ params, query, runtime: { store }, user }) => {
    const { id } = await getRowOrThrow(store, params.id, user);
    return readTimeline(store, id, query.before);
  }),
});

import { timelineQuerySchema } from "@/lib/assessments/detail-schema";
import { getRowOrThrow } from "@/lib/assessments/get-row";
import { readTimeline } from "@/lib/assessments/read-timeline";
import { everyMethod } from "@/lib/http/every-method";
import { readAssessmentId } from "@/lib/http/read-assessment-id";
import { readQuery } from "@/lib/http/read-query";
import { withUser } from "@/lib/http/with-user";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = everyMethod({
  /** A page of what happened to an assessment. */
  GET: withUser<{ id: string }>("viewer", async ({ request, params, runtime: { store }, user }) => {
    const { before } = readQuery(request, timelineQuerySchema);
    const { id } = await getRowOrThrow(store, readAssessmentId(params.id), user);
    return Response.json(await readTimeline(store, id, before));
  }),
});

import { getAssessment } from "@/lib/details/get-assessment";
import { detailOperations } from "@/lib/details/operations";
import { notFound } from "@/lib/errors";
import { carryOut } from "@/lib/http/carry-out";
import { everyMethod } from "@/lib/http/every-method";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = everyMethod({
  GET: carryOut(detailOperations.getAssessment, async ({ params, runtime, user }) => {
    runtime.mirror.watch();
    const detail = await getAssessment(runtime.store, params.id, user);
    if (!detail) throw notFound("This assessment doesn’t exist.", { reason: "assessment_missing" });
    runtime.mirror.show([detail.assessment]);
    return detail;
  }),
});

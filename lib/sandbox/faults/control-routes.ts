import { Hono } from "hono";
import { z } from "zod";
import type { FaultPlan } from "@/lib/sandbox/faults/fault-plan";
import type { RecordedCreate } from "@/lib/sandbox/faults/record-creates";
import { completeDirectly } from "@/lib/sandbox/seed/generate-assessments";
import { replaceKey } from "@/lib/sandbox/store/employers";
import type { Store } from "@/lib/sandbox/store/open-store";
import { ourEmployerId } from "@/lib/sandbox/store/schema";

const newKey = z.strictObject({ apiKey: z.string().min(1) });
const completion = z.strictObject({ assessmentId: z.int(), recommended: z.boolean() });

type RecordedAssessment = {
  id: number;
  email: string;
  interviewId: number;
  state: "pending" | "recommended" | "not_recommended";
};

const listRecorded = (store: Store) =>
  store.db
    .prepare<[], RecordedAssessment>(
      `select id, email, interview_id as interviewId,
         case recommended when 1 then 'recommended' when 0 then 'not_recommended' else 'pending' end as state
       from assessments order by id`,
    )
    .all();

export const controlPath = "/__control";

/** Tests steer a standalone server by this. The dashboard's sandbox has none of it. */
export function createControl(
  store: Store,
  plan: FaultPlan,
  requests: Map<string, number>,
  creates: () => readonly RecordedCreate[],
): Hono {
  const control = new Hono().basePath(controlPath);

  control.post("/faults", async (c) => {
    plan.add(await c.req.json());
    return c.json({}, 201);
  });
  control.delete("/faults", (c) => {
    plan.clear();
    return c.json({});
  });

  // By method and path, faults included.
  control.get("/requests", (c) => c.json(Object.fromEntries(requests)));
  control.delete("/requests", (c) => {
    requests.clear();
    return c.json({});
  });

  control.get("/creates", (c) => c.json(creates()));

  // Any other key locks the employer out; the first one lets them in again.
  control.put("/key", async (c) => {
    replaceKey(store, ourEmployerId, newKey.parse(await c.req.json()).apiKey);
    return c.json({});
  });

  control.get("/assessments", (c) => c.json(listRecorded(store)));
  control.post("/complete", async (c) => {
    const { assessmentId, recommended } = completion.parse(await c.req.json());
    return completeDirectly(store, assessmentId, recommended)
      ? c.json({})
      : c.json({ error: "There is no pending assessment with this id." }, 404);
  });

  control.onError((error, c) => c.json({ error: error.message }, 400));
  return control;
}

import { listInviters } from "@/lib/assessments/list-inviters";
import { withUser } from "@/lib/http/with-user";

export const GET = withUser("viewer", async ({ runtime }) =>
  Response.json({ inviters: await listInviters(runtime.store) }),
);

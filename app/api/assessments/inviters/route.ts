import { listInviters } from "@/lib/assessments/list-inviters";
import { everyMethod } from "@/lib/http/every-method";
import { withUser } from "@/lib/http/with-user";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = everyMethod({
  GET: withUser("viewer", async ({ runtime }) =>
    Response.json({ inviters: await listInviters(runtime.store) }),
  ),
});

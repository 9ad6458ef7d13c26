import { listAudit } from "@/lib/audit/list-audit";
import { auditQuerySchema } from "@/lib/audit/schema";
import { everyMethod } from "@/lib/http/every-method";
import { readQuery } from "@/lib/http/read-query";
import { withUser } from "@/lib/http/with-user";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = everyMethod({
  GET: withUser("administrator", async ({ request, runtime }) =>
    Response.json(await listAudit(runtime.store, readQuery(request, auditQuerySchema))),
  ),
});

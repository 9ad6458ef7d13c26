import { listAudit } from "@/lib/audit/list-audit";
import { auditOperations } from "@/lib/audit/operations";
import { carryOut } from "@/lib/http/carry-out";
import { everyMethod } from "@/lib/http/every-method";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = everyMethod({
  GET: carryOut(auditOperations.listAudit, ({ query, runtime }) => listAudit(runtime.store, query)),
});

import { carryOut } from "@/lib/http/carry-out";
import { everyMethod } from "@/lib/http/every-method";
import { listDue } from "@/lib/retention/list-due";
import { retentionOperations } from "@/lib/retention/operations";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = everyMethod({
  GET: carryOut(retentionOperations.listDue, ({ query, runtime }) => listDue(runtime.store, query.limit)),
});

import { carryOut } from "@/lib/http/carry-out";
import { everyMethod } from "@/lib/http/every-method";
import { listDueBy } from "@/lib/retention/list-due";
import { retentionOperations } from "@/lib/retention/operations";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = everyMethod({
  POST: carryOut(retentionOperations.tryRetention, ({ body: { limit, ...rule }, runtime }) =>
    listDueBy(runtime.store, rule, limit),
  ),
});

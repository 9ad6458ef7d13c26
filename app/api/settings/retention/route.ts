import { carryOut } from "@/lib/http/carry-out";
import { everyMethod } from "@/lib/http/every-method";
import { retentionOperations } from "@/lib/retention/operations";
import { changeRetention, readRetention } from "@/lib/retention/rule";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = everyMethod({
  GET: carryOut(retentionOperations.readRetention, ({ runtime }) => readRetention(runtime.store)),
  PUT: carryOut(retentionOperations.changeRetention, async ({ body, runtime, user }) => {
    const rule = await changeRetention(runtime.store, body, user);
    // It records who is due by it.
    runtime.retention.wake();
    return rule;
  }),
});

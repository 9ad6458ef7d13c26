import { carryOut } from "@/lib/http/carry-out";
import { everyMethod } from "@/lib/http/every-method";
import { memberOperations } from "@/lib/members/operations";
import { listLimits } from "@/lib/members/read-limits";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = everyMethod({
  GET: carryOut(memberOperations.listLimits, async ({ runtime }) => ({
    limits: await listLimits(runtime.store),
  })),
});

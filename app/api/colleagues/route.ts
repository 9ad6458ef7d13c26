import { carryOut } from "@/lib/http/carry-out";
import { everyMethod } from "@/lib/http/every-method";
import { listColleagues } from "@/lib/members/list-colleagues";
import { memberOperations } from "@/lib/members/operations";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = everyMethod({
  GET: carryOut(memberOperations.listTeam, async ({ runtime }) => ({
    colleagues: await listColleagues(runtime.store.db),
  })),
});

import { carryOut } from "@/lib/http/carry-out";
import { everyMethod } from "@/lib/http/every-method";
import { changeLimit } from "@/lib/members/change-limit";
import { memberOperations } from "@/lib/members/operations";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = everyMethod({
  PUT: carryOut(memberOperations.changeVisibility, async ({ params, body, runtime, user }) => ({
    limit: await changeLimit(runtime.store, params.id, body, user),
  })),
});

import { carryOut } from "@/lib/http/carry-out";
import { everyMethod } from "@/lib/http/every-method";
import { listPins } from "@/lib/views/list-pins";
import { viewOperations } from "@/lib/views/operations";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = everyMethod({
  GET: carryOut(viewOperations.listPins, async ({ runtime, user }) => ({
    pins: await listPins(runtime.store, user),
  })),
});

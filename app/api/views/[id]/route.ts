import { carryOut } from "@/lib/http/carry-out";
import { everyMethod } from "@/lib/http/every-method";
import { changeView, deleteView } from "@/lib/views/change-view";
import { viewOperations } from "@/lib/views/operations";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = everyMethod({
  PATCH: carryOut(viewOperations.changeView, async ({ params, body, runtime, user }) => ({
    view: await changeView(runtime.store, params.id, body, user),
  })),
  DELETE: carryOut(viewOperations.deleteView, ({ params, runtime, user }) =>
    deleteView(runtime.store, params.id, user),
  ),
});

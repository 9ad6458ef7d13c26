import { carryOut } from "@/lib/http/carry-out";
import { everyMethod } from "@/lib/http/every-method";
import { listPins } from "@/lib/views/list-pins";
import { viewOperations } from "@/lib/views/operations";
import { pinView, unpinView } from "@/lib/views/pin-view";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = everyMethod({
  PUT: carryOut(viewOperations.pinView, async ({ params, body, runtime, user }) => {
    await pinView(runtime.store, params.id, user, body.place);
    return { pins: await listPins(runtime.store, user) };
  }),
  DELETE: carryOut(viewOperations.unpinView, async ({ params, runtime, user }) => {
    await unpinView(runtime.store, params.id, user);
    return { pins: await listPins(runtime.store, user) };
  }),
});

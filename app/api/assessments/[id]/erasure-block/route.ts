import { blockErasure, unblockErasure } from "@/lib/erasing/erasure-blocks";
import { erasingOperations } from "@/lib/erasing/operations";
import { carryOut } from "@/lib/http/carry-out";
import { everyMethod } from "@/lib/http/every-method";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = everyMethod({
  PUT: carryOut(erasingOperations.blockErasure, ({ params, body, runtime, user }) =>
    blockErasure(runtime.store, params.id, body.reason, user),
  ),
  DELETE: carryOut(erasingOperations.unblockErasure, ({ params, runtime, user }) =>
    unblockErasure(runtime.store, params.id, user),
  ),
});

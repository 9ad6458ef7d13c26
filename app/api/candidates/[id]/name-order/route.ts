import { orderName } from "@/lib/claims/join-candidates";
import { claimOperations } from "@/lib/claims/operations";
import { carryOut } from "@/lib/http/carry-out";
import { everyMethod } from "@/lib/http/every-method";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = everyMethod({
  PUT: carryOut(claimOperations.orderName, ({ params, body, runtime, user }) =>
    orderName(runtime.store, params.id, body.order, user),
  ),
});

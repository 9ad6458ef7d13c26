import { carryOut } from "@/lib/http/carry-out";
import { everyMethod } from "@/lib/http/every-method";
import { clearRows } from "@/lib/imports/clear-rows";
import { listRows } from "@/lib/imports/list-rows";
import { importOperations } from "@/lib/imports/operations";
import { takeRows } from "@/lib/imports/take-rows";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = everyMethod({
  GET: carryOut(importOperations.listRows, ({ params, query, runtime, user }) =>
    listRows(runtime.store, params.id, query, user),
  ),
  POST: carryOut(importOperations.takeRows, ({ params, body, runtime, user }) =>
    takeRows(runtime.store, params.id, body.rows, user),
  ),
  DELETE: carryOut(importOperations.clearRows, ({ params, runtime, user }) =>
    clearRows(runtime.store, params.id, user),
  ),
});

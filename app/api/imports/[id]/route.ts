import { carryOut } from "@/lib/http/carry-out";
import { everyMethod } from "@/lib/http/every-method";
import { changeImport } from "@/lib/imports/change-import";
import { deleteImport } from "@/lib/imports/delete-import";
import { readImport } from "@/lib/imports/list-imports";
import { importOperations } from "@/lib/imports/operations";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = everyMethod({
  GET: carryOut(importOperations.readImport, ({ params, runtime }) => readImport(runtime.store, params.id)),
  PATCH: carryOut(importOperations.changeImport, ({ params, body, runtime }) =>
    changeImport(runtime.store, params.id, body),
  ),
  DELETE: carryOut(importOperations.deleteImport, ({ params, runtime, user }) =>
    deleteImport(runtime.store, params.id, user),
  ),
});

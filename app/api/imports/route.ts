import { carryOut } from "@/lib/http/carry-out";
import { everyMethod } from "@/lib/http/every-method";
import { listImports } from "@/lib/imports/list-imports";
import { makeImport } from "@/lib/imports/make-import";
import { importOperations } from "@/lib/imports/operations";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = everyMethod({
  GET: carryOut(importOperations.listImports, ({ query, runtime }) => listImports(runtime.store, query)),
  POST: carryOut(importOperations.makeImport, ({ body, runtime, user }) =>
    makeImport(runtime.store, body, user),
  ),
});

import { carryOut } from "@/lib/http/carry-out";
import { everyMethod } from "@/lib/http/every-method";
import { stopImport } from "@/lib/imports/control-import";
import { importOperations } from "@/lib/imports/operations";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = everyMethod({
  POST: carryOut(importOperations.stop, ({ params, runtime, user }) =>
    stopImport(runtime.store, params.id, user),
  ),
});

import { carryOut } from "@/lib/http/carry-out";
import { everyMethod } from "@/lib/http/every-method";
import { pauseImport } from "@/lib/imports/control-import";
import { importOperations } from "@/lib/imports/operations";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = everyMethod({
  POST: carryOut(importOperations.pause, ({ params, runtime, user }) =>
    pauseImport(runtime.store, params.id, user),
  ),
});

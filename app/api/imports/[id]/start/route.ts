import { carryOut } from "@/lib/http/carry-out";
import { everyMethod } from "@/lib/http/every-method";
import { startImport } from "@/lib/imports/control-import";
import { importOperations } from "@/lib/imports/operations";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = everyMethod({
  POST: carryOut(importOperations.start, async ({ params, runtime, user }) => {
    const answer = await startImport(runtime.store, params.id, user);
    runtime.imports.wake();
    return answer;
  }),
});

import { carryOut } from "@/lib/http/carry-out";
import { everyMethod } from "@/lib/http/every-method";
import { resumeImport } from "@/lib/imports/control-import";
import { importOperations } from "@/lib/imports/operations";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = everyMethod({
  POST: carryOut(importOperations.resume, async ({ params, runtime, user }) => {
    const answer = await resumeImport(runtime.store, params.id, user);
    runtime.imports.wake();
    return answer;
  }),
});

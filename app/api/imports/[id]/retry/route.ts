import { carryOut } from "@/lib/http/carry-out";
import { everyMethod } from "@/lib/http/every-method";
import { importOperations } from "@/lib/imports/operations";
import { retryRows } from "@/lib/imports/retry-rows";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = everyMethod({
  POST: carryOut(importOperations.retry, async ({ params, body, runtime, user }) => {
    const answer = await retryRows(runtime.store, params.id, body.rows, user);
    runtime.imports.wake();
    return answer;
  }),
});

import { carryOut } from "@/lib/http/carry-out";
import { csvFile } from "@/lib/http/csv-file";
import { everyMethod } from "@/lib/http/every-method";
import { importOperations } from "@/lib/imports/operations";
import { writeFailed } from "@/lib/imports/write-failed";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = everyMethod({
  GET: carryOut(importOperations.downloadFailed, async ({ params, runtime }) => {
    const csv = await writeFailed(runtime.store, params.id);
    return csvFile("not-invited", runtime.store.now(), new Response(csv).body);
  }),
});

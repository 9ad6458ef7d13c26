import { carryOut } from "@/lib/http/carry-out";
import { csvFile } from "@/lib/http/csv-file";
import { everyMethod } from "@/lib/http/every-method";
import { importOperations } from "@/lib/imports/operations";
import { writeFailed } from "@/lib/imports/write-failed";

const operation = importOperations.downloadFailed;

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = everyMethod({
  // The download goes on record, so HEAD is none.
  HEAD: carryOut(operation, ({ runtime: { store } }) => csvFile("not-invited", store.now(), null)),
  GET: carryOut(operation, async ({ params, runtime: { store }, user }) =>
    csvFile("not-invited", store.now(), await writeFailed(store, params.id, user)),
  ),
});

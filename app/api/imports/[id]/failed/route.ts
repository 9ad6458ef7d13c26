import { exportFailedRows } from "@/lib/exports/export-failed-rows";
import { carryOut } from "@/lib/http/carry-out";
import { csvFile } from "@/lib/http/csv-file";
import { mayGoOn } from "@/lib/http/current-user";
import { everyMethod } from "@/lib/http/every-method";
import { importOperations } from "@/lib/imports/operations";

const operation = importOperations.downloadFailed;

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = everyMethod({
  // An export goes on record, so HEAD begins none.
  HEAD: carryOut(operation, ({ runtime: { store, exports }, user }) => {
    exports.refuseMore(user);
    return csvFile("not-invited", store.now(), null);
  }),
  GET: carryOut(operation, async ({ request, params, runtime, user, session }) => {
    const reader = {
      mayGoOn: mayGoOn({ id: session.id, role: operation.role, store: runtime.store }),
      signal: request.signal,
    };
    const csv = await exportFailedRows(runtime, params.id, user, reader);
    return csvFile("not-invited", runtime.store.now(), csv);
  }),
});

import { auditOperations } from "@/lib/audit/operations";
import { exportAudit } from "@/lib/exports/export-audit";
import { carryOut } from "@/lib/http/carry-out";
import { csvFile } from "@/lib/http/csv-file";
import { mayGoOn } from "@/lib/http/current-user";
import { everyMethod } from "@/lib/http/every-method";

const operation = auditOperations.exportAudit;

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = everyMethod({
  // An export goes on record, so HEAD begins none.
  HEAD: carryOut(operation, ({ runtime: { store, exports }, user }) => {
    exports.refuseMore(user);
    return csvFile("audit-log", store.now(), null);
  }),
  GET: carryOut(operation, async ({ request, query, runtime, user, session }) => {
    const reader = {
      mayGoOn: mayGoOn({ id: session.id, role: operation.role, store: runtime.store }),
      signal: request.signal,
    };
    const csv = await exportAudit(runtime, query, user, reader);
    return csvFile("audit-log", runtime.store.now(), csv);
  }),
});

import { exportAudit } from "@/lib/audit/export-audit";
import { auditFilterSchema } from "@/lib/audit/schema";
import { getStanding } from "@/lib/auth/current-user";
import { csvFile } from "@/lib/http/csv-file";
import { everyMethod } from "@/lib/http/every-method";
import { readQuery } from "@/lib/http/read-query";
import { withUser } from "@/lib/http/with-user";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = everyMethod({
  /** An export goes on record, so HEAD begins none. */
  HEAD: withUser("administrator", ({ request, runtime: { store, exports }, user }) => {
    readQuery(request, auditFilterSchema);
    exports.refuseMore(user);
    return csvFile("audit-log", store.now(), null);
  }),
  GET: withUser("administrator", async ({ request, runtime, user }) => {
    const filter = readQuery(request, auditFilterSchema);
    // It goes on record like a change.
    runtime.changes.admit(user);
    const reader = { mayGoOn: await getStanding("administrator"), signal: request.signal };
    const csv = await exportAudit(runtime, filter, user, reader);
    return csvFile("audit-log", runtime.store.now(), csv);
  }),
});

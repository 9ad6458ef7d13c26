import { exportAudit } from "@/lib/audit/export-audit";
import { auditFilterSchema } from "@/lib/audit/schema";
import { getStanding } from "@/lib/auth/current-user";
import { instant } from "@/lib/db/store";
import { readQuery } from "@/lib/http/read-query";
import { withUser } from "@/lib/http/with-user";

export const GET = withUser("administrator", async ({ request, runtime, user }) => {
  const filter = readQuery(request, auditFilterSchema);
  const csv = await exportAudit(runtime.store, filter, user, await getStanding("administrator"));
  const today = instant(runtime.store.now()).slice(0, 10);
  return new Response(csv, {
    headers: {
      "content-type": "text/csv; charset=utf-8",
      "content-disposition": `attachment; filename="audit-log-${today}.csv"`,
    },
  });
});

import { exportAudit } from "@/lib/audit/export-audit";
import { auditFilterSchema } from "@/lib/audit/schema";
import { instant } from "@/lib/db/store";
import { readQuery } from "@/lib/http/read-query";
import { withUser } from "@/lib/http/with-user";

export const GET = withUser("administrator", async ({ request, runtime, user }) => {
  const csv = await exportAudit(runtime.store, readQuery(request, auditFilterSchema), user);
  const today = instant(runtime.store.now()).slice(0, 10);
  return new Response(csv, {
    headers: {
      "content-type": "text/csv; charset=utf-8",
      "content-disposition": `attachment; filename="audit-log-${today}.csv"`,
    },
  });
});

import { exportAssessments } from "@/lib/assessments/export-assessments";
import { viewQuerySchema } from "@/lib/assessments/schema";
import { instant } from "@/lib/db/store";
import { readQuery } from "@/lib/http/read-query";
import { withUser } from "@/lib/http/with-user";

export const GET = withUser("recruiter", async ({ request, runtime, user }) => {
  const csv = await exportAssessments(runtime.store, readQuery(request, viewQuerySchema), user);
  const today = instant(runtime.store.now()).slice(0, 10);
  return new Response(csv, {
    headers: {
      "content-type": "text/csv; charset=utf-8",
      "content-disposition": `attachment; filename="assessments-${today}.csv"`,
    },
  });
});

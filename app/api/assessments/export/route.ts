import { exportAssessments, exportChosen } from "@/lib/assessments/export-assessments";
import { exportBodySchema } from "@/lib/assessments/own-schema";
import { viewQuerySchema } from "@/lib/assessments/schema";
import { getStanding } from "@/lib/auth/current-user";
import { instant, type Store } from "@/lib/db/store";
import { readJson } from "@/lib/http/read-json";
import { readQuery } from "@/lib/http/read-query";
import { withUser } from "@/lib/http/with-user";

/** All rows of a view. */
export const GET = withUser("recruiter", async ({ request, runtime: { store }, user }) => {
  const query = readQuery(request, viewQuerySchema);
  return fileOf(store, await exportAssessments(store, query, user, await getStanding("recruiter")));
});

/** Chosen rows. */
export const POST = withUser("recruiter", async ({ request, runtime: { store }, user }) => {
  const { ids } = await readJson(request, exportBodySchema);
  return fileOf(store, await exportChosen(store, ids, user, await getStanding("recruiter")));
});

function fileOf(store: Store, csv: ReadableStream<Uint8Array>): Response {
  const today = instant(store.now()).slice(0, 10);
  return new Response(csv, {
    headers: {
      "content-type": "text/csv; charset=utf-8",
      "content-disposition": `attachment; filename="assessments-${today}.csv"`,
    },
  });
}

import { exportAssessments, exportChosen } from "@/lib/assessments/export-assessments";
import { exportBodySchema, weightOf } from "@/lib/assessments/own-schema";
import { viewQuerySchema } from "@/lib/assessments/schema";
import { getStanding } from "@/lib/auth/current-user";
import { csvFile } from "@/lib/http/csv-file";
import { everyMethod } from "@/lib/http/every-method";
import { readJson } from "@/lib/http/read-json";
import { readQuery } from "@/lib/http/read-query";
import { withUser } from "@/lib/http/with-user";

const readerOf = async ({ signal }: Request) => ({ mayGoOn: await getStanding("recruiter"), signal });

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = everyMethod({
  /** An export goes on record, so HEAD begins none. */
  HEAD: withUser("recruiter", ({ request, runtime: { store, exports }, user }) => {
    readQuery(request, viewQuerySchema);
    exports.refuseMore(user);
    return csvFile("assessments", store.now(), null);
  }),
  /** All rows of a view. */
  GET: withUser("recruiter", async ({ request, runtime, user }) => {
    const query = readQuery(request, viewQuerySchema);
    // It goes on record like a change.
    runtime.changes.admit(user);
    const csv = await exportAssessments(runtime, query, user, await readerOf(request));
    return csvFile("assessments", runtime.store.now(), csv);
  }),
  /** Chosen rows. */
  POST: withUser("recruiter", async ({ request, runtime, user }) => {
    const { ids } = await readJson(request, exportBodySchema);
    runtime.changes.admit(user, weightOf(ids));
    const csv = await exportChosen(runtime, ids, user, await readerOf(request));
    return csvFile("assessments", runtime.store.now(), csv);
  }),
});

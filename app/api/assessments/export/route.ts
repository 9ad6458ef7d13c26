import { exportAssessments, exportChosen } from "@/lib/assessments/export-assessments";
import { assessmentOperations } from "@/lib/assessments/operations";
import { weightOf } from "@/lib/assessments/own-schema";
import { getStanding } from "@/lib/auth/current-user";
import { carryOut } from "@/lib/http/carry-out";
import { csvFile } from "@/lib/http/csv-file";
import { everyMethod } from "@/lib/http/every-method";

const { exportAssessments: ofView, exportChosen: ofChosen } = assessmentOperations;

const readerOf = async ({ signal }: Request) => ({ mayGoOn: await getStanding(ofView.role), signal });

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = everyMethod({
  /** An export goes on record, so HEAD begins none. */
  HEAD: carryOut(ofView, ({ runtime: { store, exports }, user }) => {
    exports.refuseMore(user);
    return csvFile("assessments", store.now(), null);
  }),
  GET: carryOut(ofView, async ({ request, query, runtime, user }) => {
    const csv = await exportAssessments(runtime, query, user, await readerOf(request));
    return csvFile("assessments", runtime.store.now(), csv);
  }),
  POST: carryOut(ofChosen, async ({ request, body: { ids }, runtime, user }) => {
    runtime.changes.admit(user, weightOf(ids));
    const csv = await exportChosen(runtime, ids, user, await readerOf(request));
    return csvFile("assessments", runtime.store.now(), csv);
  }),
});

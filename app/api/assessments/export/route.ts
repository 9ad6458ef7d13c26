import { weightOf } from "@/lib/assessments/act-schemas";
import { asReader } from "@/lib/assessments/list/as-reader";
import { assessmentOperations } from "@/lib/assessments/operations";
import type { Session } from "@/lib/auth/sessions/session";
import { exportAssessments, exportChosen } from "@/lib/exports/export-assessments";
import { carryOut } from "@/lib/http/carry-out";
import { csvFile } from "@/lib/http/csv-file";
import { mayGoOn } from "@/lib/http/current-user";
import { everyMethod } from "@/lib/http/every-method";
import type { Runtime } from "@/lib/runtime/runtime";

const { exportAssessments: ofView, exportChosen: ofChosen } = assessmentOperations;

const readerOf = ({ signal }: Request, { id }: Session, { store }: Runtime) => ({
  mayGoOn: mayGoOn({ id, role: ofView.role, store }),
  signal,
});

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = everyMethod({
  // An export goes on record, so HEAD begins none.
  HEAD: carryOut(ofView, ({ runtime: { store, exports }, user }) => {
    exports.refuseMore(user);
    return csvFile("assessments", store.now(), null);
  }),
  GET: carryOut(ofView, async ({ request, query, runtime, user, session }) => {
    const csv = await exportAssessments(
      runtime,
      asReader(query, user),
      user,
      readerOf(request, session, runtime),
    );
    return csvFile("assessments", runtime.store.now(), csv);
  }),
  POST: carryOut(ofChosen, async ({ request, body: { ids }, runtime, user, session }) => {
    runtime.changes.admit(user, weightOf(ids));
    const csv = await exportChosen(runtime, ids, user, readerOf(request, session, runtime));
    return csvFile("assessments", runtime.store.now(), csv);
  }),
});

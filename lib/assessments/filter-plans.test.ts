import { expect, test } from "vitest";
import { listAssessments } from "@/lib/assessments/list/list-assessments";
import { listInviters } from "@/lib/assessments/list/list-inviters";
import { assessmentQuerySchema } from "@/lib/assessments/schema";
import { onEachStore } from "@/lib/db/testing";
import { plansOf } from "@/lib/db/testing-plans";
import { createAssessments, createStore, type TestSource } from "@/lib/db/testing-rows";

const recruiter = { role: "recruiter" } as const;
const oneImport = "0190a6b2-7c3d-4e5f-8a9b-0c1d2e3f4a5b";
const dates = { createdFrom: "2025-01-01T01:00:00Z", createdTo: "2025-01-02T00:00:00Z" };

onEachStore("a narrowed list", (open, { engine, copiesOf }) => {
  // PostgreSQL’s plans aren’t looked at: there it is enough that the lists are read, from one empty store.
  let empty: Promise<TestSource> | undefined;
  const openedShared = async () => createStore((await (await open({ isShared: true })).open()).db);
  const filledWith = (fill: (store: TestSource) => Promise<void>) => {
    const copy = copiesOf(async (place) => fill(await createStore((await place.open()).db)));
    return async () => {
      if (engine === "sqlite") return createStore((await (await copy()).open()).db);
      empty ??= openedShared();
      return empty;
    };
  };
  const withSome = filledWith((store) => createAssessments(store, 300));
  const withMany = filledWith((store) => createAssessments(store, 1500));
  const withManyHeld = filledWith(async (store) => {
    await createAssessments(store, 1500);
    await store.db.updateTable("assessments").set({ decision: "hold", invited_by: "dana" }).execute();
  });

  test.each<[Record<string, string>, string]>([
    [{}, "COVERING INDEX assessments_by_created (source_id=?)"],
    [{ invitedBy: "dana" }, "COVERING INDEX assessments_by_inviter (source_id=? AND invited_by=?)"],
    [{ assignee: "dana" }, "COVERING INDEX assessments_by_assignee (source_id=? AND assignee_id=?)"],
    [
      { assignee: "dana", invitedBy: "dana", ...dates },
      "COVERING INDEX assessments_by_assignee (source_id=? AND assignee_id=? AND created_at>? AND created_at<?)",
    ],
    [{ assignee: "none" }, "COVERING INDEX assessments_by_assignee (source_id=? AND assignee_id=?)"],
    [{ import: oneImport }, "COVERING INDEX assessments_by_import (source_id=? AND import_id=?)"],
    [{ decision: "hold" }, "COVERING INDEX assessments_by_decision (source_id=? AND decision=?)"],
    [{ decision: "undecided" }, "COVERING INDEX assessments_by_created (source_id=?)"],
    [{ archived: "with" }, "COVERING INDEX assessments_by_created (source_id=?)"],
    [{ archived: "1" }, "COVERING INDEX assessments_archived (source_id=?)"],
    [dates, "COVERING INDEX assessments_by_created (source_id=? AND created_at>? AND created_at<?)"],
    [
      { ...dates, invitedBy: "dana" },
      "COVERING INDEX assessments_by_inviter (source_id=? AND invited_by=? AND created_at>? AND created_at<?)",
    ],
    [{ sort: "contacted" }, "COVERING INDEX assessments_by_contact (source_id=?)"],
    [
      { sort: "contacted", lastContact: "7" },
      "COVERING INDEX assessments_by_contact (source_id=? AND <expr><?)",
    ],
    // So many that they aren't sorted, but walked in the order asked for.
    [{ decision: "hold", sort: "candidate" }, "COVERING INDEX assessments_by_candidate (source_id=?)"],
    [{ ...dates, sort: "interview" }, "COVERING INDEX assessments_by_interview_name (source_id=?)"],
    // Two states in one order: along the order's own index, which has the state.
    [{ status: "completed" }, "COVERING INDEX assessments_by_created (source_id=?)"],
    [{ status: "completed", sort: "created" }, "COVERING INDEX assessments_by_created (source_id=?)"],
    [{ status: "completed", sort: "candidate" }, "COVERING INDEX assessments_by_candidate (source_id=?)"],
    [
      { status: "completed", sort: "interview" },
      "COVERING INDEX assessments_by_interview_name (source_id=?)",
    ],
    [
      { status: "completed", sort: "status" },
      "COVERING INDEX assessments_by_rank (source_id=? AND <expr>>?)",
    ],
    [
      { status: "completed", sort: "-status" },
      "COVERING INDEX assessments_by_rank (source_id=? AND <expr>>?)",
    ],
    [
      { status: "completed", interview: "7" },
      "COVERING INDEX assessments_by_interview (source_id=? AND interview_id=?)",
    ],
    [{ sort: "-completed" }, "COVERING INDEX assessments_by_completed (source_id=?)"],
    [{ sort: "completed", decision: "hold" }, "COVERING INDEX assessments_by_completed (source_id=?)"],
    [
      { sort: "-completed", completedFrom: dates.createdFrom },
      "COVERING INDEX assessments_by_completed (source_id=? AND <expr>>?)",
    ],
    [{ interview: "0" }, "COVERING INDEX assessments_by_interview (source_id=? AND interview_id=?)"],
    [{ interview: "6,7" }, "COVERING INDEX assessments_by_created (source_id=?)"],
    [{ interview: "0,7", sort: "candidate" }, "COVERING INDEX assessments_by_candidate (source_id=?)"],
    [
      { status: "completed", ...dates, invitedBy: "dana" },
      "COVERING INDEX assessments_by_inviter (source_id=? AND invited_by=? AND created_at>? AND created_at<?)",
    ],
  ])("is read along an index that has all it needs: %j", async (parameters, expected) => {
    const store = await withManyHeld();
    if (parameters.assignee === "dana")
      await store.db.updateTable("assessments").set({ assignee_id: "dana" }).execute();
    if (parameters.import === oneImport)
      await store.db.updateTable("assessments").set({ import_id: oneImport }).execute();
    if (parameters.decision === "undecided")
      await store.db.updateTable("assessments").set({ decision: null }).execute();
    if ("archived" in parameters)
      await store.db.updateTable("assessments").set({ archived_at: store.now().toISOString() }).execute();
    if (parameters.status === "completed")
      await store.db.updateTable("assessments").set({ status: "recommended" }).execute();
    // So many that they aren't sorted.
    if (parameters.completedFrom)
      await store.db.updateTable("assessments").set({ completed_before: "2025-01-03T00:00:00Z" }).execute();
    if (parameters.interview?.includes(","))
      await store.db.updateTable("assessments").set({ interview_id: 7 }).execute();
    const query = assessmentQuerySchema.parse(parameters);
    const plans = await plansOf(store, (noted) => listAssessments(noted, query, recruiter));
    if (!plans) return;
    expect(plans).toContainEqual(expect.stringContaining(expected));
    expect(plans.filter((line) => /SCAN a|TEMP B-TREE(?! FOR GROUP BY)/.test(line))).toEqual([]);
  });

  test("is sorted at once where few are completed, however many are pending", async () => {
    const store = await withSome();
    const query = assessmentQuerySchema.parse({ status: "completed" });
    const plans = await plansOf(store, (noted) => listAssessments(noted, query, recruiter));
    if (plans)
      expect(plans).toContainEqual(
        expect.stringContaining("COVERING INDEX assessments_by_status (source_id=? AND status=?)"),
      );
  });

  test.each(["status", "-status"])("goes on among the completed at its cursor, by %s", async (sort) => {
    const store = await withMany();
    await store.db.updateTable("assessments").set({ status: "recommended" }).execute();
    const query = assessmentQuerySchema.parse({ status: "completed", sort });
    const { nextCursor } = await listAssessments(store, query, recruiter);
    const further = { ...query, cursor: nextCursor };
    const plans = await plansOf(store, (noted) => listAssessments(noted, further, recruiter));
    expect(plans?.filter((line) => /SCAN a|TEMP B-TREE(?! FOR GROUP BY)/.test(line)) ?? []).toEqual([]);
    if (plans)
      expect(plans).toContainEqual(
        expect.stringContaining("COVERING INDEX assessments_by_rank (source_id=? AND <expr>>?)"),
      );
  });

  test("goes on at a date as a cursor, not at its bound", async () => {
    const store = await withSome();
    const query = assessmentQuerySchema.parse(dates);
    const { nextCursor } = await listAssessments(store, query, recruiter);
    const further = { ...query, cursor: nextCursor };
    const plans = await plansOf(store, (noted) => listAssessments(noted, further, recruiter));
    if (plans) {
      expect(plans).toContainEqual(
        expect.stringContaining(
          "assessments_by_created (source_id=? AND created_at>? AND (created_at,id)<(?,?))",
        ),
      );
    }
  });

  test("asks once for each member whether they invited a candidate", async () => {
    const store = await createStore((await (await open()).open()).db);
    const plans = await plansOf(store, listInviters);
    if (plans) expect(plans).toContainEqual(expect.stringContaining("INDEX assessments_by_inviter"));
  });
});

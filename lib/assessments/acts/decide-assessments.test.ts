import { expect, test } from "vitest";
import { archiveAssessments } from "@/lib/assessments/acts/archive-assessments";
import { copyLinks } from "@/lib/assessments/acts/copy-links";
import { decideAssessment, decideAssessments } from "@/lib/assessments/acts/decide-assessments";
import { listAssessments } from "@/lib/assessments/list/list-assessments";
import { assessmentQuerySchema } from "@/lib/assessments/schema";
import { onEachStore } from "@/lib/db/testing";
import {
  createAssessment,
  createAssessments,
  createInterview,
  createMember,
  createStore,
  type TestSource,
} from "@/lib/db/testing-rows";
import { getAssessment } from "@/lib/details/get-assessment";
import { deepTest } from "@/lib/testing-deep";

const dana = { id: "dana", name: "Dana Whitfield", role: "recruiter" } as const;
const ben = { id: "ben", name: "Ben Ito", role: "recruiter" } as const;

const list = (store: TestSource, parameters: Record<string, string> = {}) =>
  listAssessments(store, assessmentQuerySchema.parse(parameters), dana);
const logged = async (store: TestSource) =>
  (await store.db.selectFrom("audit_log").selectAll().orderBy("at").execute()).map(({ action, details }) => ({
    action,
    details: JSON.parse(details),
  }));

onEachStore("one decision about several candidates", (open) => {
  const setUp = async () => {
    const store = await createStore((await (await open()).open()).db);
    await createInterview(store, 1, "Backend Engineer");
    await createMember(store, dana.id, dana.name);
    await createMember(store, ben.id, ben.name);
    for (const id of [1, 2, 3])
      await createAssessment(store, id, { email: `c${id}@example.com`, status: "recommended" });
    await createAssessment(store, 4, { email: "c4@example.com" });
    return store;
  };

  test("leaves the queue, stands in every row with its reason, and is one entry in the log", async () => {
    const store = await setUp();
    expect((await list(store)).counts).toMatchObject({ to_decide: 3, pending: 1, reject: 0, all: 4 });
    const reason = { label: "Withdrew", words: "Took another offer." };
    const results = await decideAssessments(store, { ids: [1, 3], decision: "reject", reason }, dana);
    expect(results).toEqual([
      { id: 1, outcome: "decided", before: "undecided", reasonBefore: undefined },
      { id: 3, outcome: "decided", before: "undecided", reasonBefore: undefined },
    ]);
    const { counts, assessments } = await list(store, { queue: "reject" });
    expect(counts).toMatchObject({ to_decide: 1, pending: 1, reject: 2, all: 4 });
    expect(assessments.map(({ id, decision }) => [id, decision?.value, decision?.reason])).toEqual([
      [3, "reject", reason],
      [1, "reject", reason],
    ]);
    expect((await getAssessment(store, 1, dana))?.timeline[0]).toMatchObject({
      kind: "decided",
      decision: "reject",
      decisionBefore: "undecided",
      reason,
    });
    expect(await logged(store)).toEqual([
      { action: "decision_made", details: { ids: [1, 3], decision: "reject", reason } },
    ]);
  });

  test("says what happened to each: what a colleague has decided meanwhile stays, and is named", async () => {
    const store = await setUp();
    await decideAssessment(store, 2, { decision: "hold", from: "undecided" }, ben);
    await decideAssessment(store, 3, { decision: "advance", from: "undecided" }, ben);
    const seen = { 1: "undecided", 2: "undecided", 3: "undecided" } as const;
    const asked = { ids: [1, 2, 3, 99], decision: "advance", seen } as const;
    expect(await decideAssessments(store, { ...asked, ids: [...asked.ids] }, dana)).toEqual([
      { id: 1, outcome: "decided", before: "undecided", reasonBefore: undefined },
      { id: 2, outcome: "decided_here", decision: "hold", by: ben.name },
      { id: 3, outcome: "unchanged" },
      { id: 99, outcome: "unknown" },
    ]);
    expect((await list(store, { queue: "hold" })).assessments.map(({ id }) => id)).toEqual([2]);
  });

  test("a reason can be given afterwards, and is gone with a new decision", async () => {
    const store = await setUp();
    await decideAssessments(store, { ids: [1], decision: "hold" }, dana);
    const reason = { words: "Budget" };
    const [explained] = await decideAssessments(store, { ids: [1], decision: "hold", reason }, dana);
    expect(explained).toMatchObject({ outcome: "decided", before: "hold" });
    expect((await getAssessment(store, 1, dana))?.assessment.decision).toMatchObject({
      value: "hold",
      reason,
    });
    const [again] = await decideAssessments(store, { ids: [1], decision: "hold", reason }, dana);
    expect(again).toEqual({ id: 1, outcome: "unchanged" });
    await decideAssessments(store, { ids: [1], decision: "advance" }, dana);
    const { decision } = (await getAssessment(store, 1, dana))?.assessment ?? {};
    expect([decision?.value, decision?.reason]).toEqual(["advance", undefined]);
  });

  deepTest("of a thousand, each act is one entry, and others get their turn meanwhile", async () => {
    const store = await setUp();
    await createAssessments(store, 1000, 100);
    const { db } = store;
    const ids = (
      await db.selectFrom("assessments").select("id").where("id", ">", 50).orderBy("id").limit(1000).execute()
    ).map(({ id }) => id);
    expect(ids).toHaveLength(1000);
    let turns = 0;
    const timer = setInterval(() => {
      turns += 1;
    }, 0);
    const results = await decideAssessments(store, { ids, decision: "reject" }, dana);
    clearInterval(timer);
    expect(turns).toBeGreaterThan(3);
    expect(results.every(({ outcome }) => outcome === "decided")).toBe(true);
    expect((await list(store, { limit: "1" })).counts.reject).toBe(1000);
    await archiveAssessments(store, { ids, archived: true }, dana);
    await archiveAssessments(store, { ids, archived: false }, dana);
    await copyLinks(store, ids, dana);
    expect((await logged(store)).map(({ action, details }) => [action, details.ids.length > 100])).toEqual([
      ["decision_made", true],
      ["assessment_archived", true],
      ["assessment_unarchived", true],
      ["link_copied", true],
    ]);
  });
});

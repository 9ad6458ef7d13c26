import { expect, test } from "vitest";
import { archiveAssessments } from "@/lib/assessments/acts/archive-assessments";
import { copyLinks } from "@/lib/assessments/acts/copy-links";
import { decideAssessment } from "@/lib/assessments/acts/decide-assessments";
import { countAssessments } from "@/lib/assessments/list/count-assessments";
import { listAssessments } from "@/lib/assessments/list/list-assessments";
import { listInviters } from "@/lib/assessments/list/list-inviters";
import { assessmentQuerySchema } from "@/lib/assessments/schema";
import { listAudit } from "@/lib/audit/list-audit";
import { auditQuerySchema } from "@/lib/audit/schema";
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
import { readHead, readNews } from "@/lib/feed/read-news";
import { listInterviews } from "@/lib/interviews/list-interviews";
import { applyChanges } from "@/lib/mirror/applying/apply-changes";

const dana = { id: "dana", name: "Dana Whitfield", role: "recruiter" } as const;
const ben = { id: "ben", name: "Ben Ito", role: "recruiter" } as const;

const list = async (store: TestSource, parameters: Record<string, string> = {}) => {
  const page = await listAssessments(store, assessmentQuerySchema.parse(parameters), dana);
  return { ...page, ids: page.assessments.map(({ id }) => id) };
};
const timeline = async (store: TestSource, id: number) =>
  (await getAssessment(store, id, dana))?.timeline ?? [];
const audit = async (store: TestSource) =>
  (await store.db.selectFrom("audit_log").selectAll().orderBy("at").orderBy("subject_id").execute()).map(
    ({ action, actor_name, subject_id, details }) => ({
      action,
      by: actor_name,
      id: subject_id,
      details: JSON.parse(details),
    }),
  );

onEachStore("what is ours about an assessment", (open) => {
  const setUp = async () => {
    const store = await createStore((await (await open()).open()).db);
    await createInterview(store, 1, "Backend Engineer");
    await createMember(store, dana.id, dana.name);
    await createMember(store, ben.id, ben.name);
    for (const [id, email] of [
      [1, "ana@example.com"],
      [2, "bo@example.com"],
    ] as const)
      await createAssessment(store, id, { email, first_name: "Ana", last_name: "Li" });
    await createAssessment(store, 3);
    // The version that the rows above came with.
    await store.db.updateTable("sources").set({ version: 1 }).execute();
    return store;
  };

  test("a decision is in the row, the timeline, the audit log and what the feed carries", async () => {
    const store = await setUp();
    const before = await readHead(store);
    const row = await decideAssessment(store, 1, { decision: "advance", from: "undecided" }, dana);
    expect(row.decision).toEqual({ value: "advance", by: dana.name, at: store.now().toISOString() });
    expect((await timeline(store, 1))[0]).toMatchObject({
      kind: "decided",
      actorName: dana.name,
      decision: "advance",
      decisionBefore: "undecided",
    });
    expect(await audit(store)).toMatchObject([{ action: "decision_made", by: dana.name, id: "1" }]);
    const news = await readNews(store, before, await readHead(store));
    expect(news.rows?.map(({ id, decision }) => [id, decision])).toEqual([[1, "advance"]]);
    expect((await list(store, { decision: "advance" })).ids).toEqual([1]);
    expect((await list(store, { decision: "undecided" })).ids).toEqual([3, 2]);
  });

  test("of two who decide at once the second is told of the first, and the same decision is none", async () => {
    const store = await setUp();
    await decideAssessment(store, 1, { decision: "advance", from: "undecided" }, dana);
    await expect(
      decideAssessment(store, 1, { decision: "reject", from: "undecided" }, ben),
    ).rejects.toMatchObject({
      problem: {
        status: 409,
        code: "decided_here",
        extra: { assessment: { decision: { value: "advance" } } },
      },
    });
    await decideAssessment(store, 1, { decision: "advance", from: "undecided" }, ben);
    expect(await audit(store)).toHaveLength(1);
    const row = await decideAssessment(store, 1, { decision: "undecided", from: "advance" }, ben);
    expect(row.decision).toMatchObject({ value: "undecided", by: ben.name });
    expect((await list(store, { decision: "undecided" })).ids).toEqual([3, 2, 1]);
    await expect(
      decideAssessment(store, 99, { decision: "hold", from: "undecided" }, ben),
    ).rejects.toMatchObject({ problem: { status: 404 } });
  });

  test("two who decide at the same moment make one decision", async () => {
    const store = await setUp();
    const results = await Promise.allSettled([
      decideAssessment(store, 1, { decision: "hold", from: "undecided" }, dana),
      decideAssessment(store, 1, { decision: "reject", from: "undecided" }, ben),
    ]);
    expect(results.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    expect(await audit(store)).toHaveLength(1);
  });

  test("what is archived leaves every tab and count, and is listed where it is asked for", async () => {
    const store = await setUp();
    expect(await archiveAssessments(store, { ids: [1, 3, 99], archived: true }, dana)).toEqual([1, 3]);
    expect(await archiveAssessments(store, { ids: [1], archived: true }, dana)).toEqual([]);
    expect(await list(store)).toMatchObject({ ids: [2], total: 1, counts: { all: 1, unclaimed: 0 } });
    expect(await countAssessments(store)).toMatchObject({ all: 1, pending: 1 });
    expect((await listInterviews(store)).interviews).toMatchObject([{ pending: 1 }]);
    const archived = await list(store, { archived: "1" });
    expect(archived).toMatchObject({ ids: [3, 1], total: 2, counts: { all: 2, pending: 2, unclaimed: 1 } });
    expect(archived.assessments[0]?.archivedAt).toBe(store.now().toISOString());
    expect((await list(store, { archived: "1", status: "unclaimed" })).ids).toEqual([3]);
    expect(await list(store, { archived: "with" })).toMatchObject({
      ids: [3, 2, 1],
      total: 3,
      counts: { all: 3, pending: 3, unclaimed: 1 },
    });

    expect(await archiveAssessments(store, { ids: [1], archived: false }, ben)).toEqual([1]);
    expect((await list(store)).ids).toEqual([2, 1]);
    expect((await timeline(store, 1)).map(({ kind, actorName }) => [kind, actorName])).toEqual([
      ["unarchived", ben.name],
      ["archived", dana.name],
    ]);
    expect((await audit(store)).map(({ action, id }) => [action, id]).sort()).toEqual([
      ["assessment_archived", expect.stringMatching(/^[\da-f-]{36}$/)],
      ["assessment_unarchived", "1"],
    ]);
  });

  test("what is done to several at once is one entry, which each of their candidates finds", async () => {
    const store = await setUp();
    await archiveAssessments(store, { ids: [1, 2, 3, 99], archived: true }, dana);
    await copyLinks(store, [2, 3], dana);
    const found = async (candidate: string) =>
      (await listAudit(store, auditQuerySchema.parse({ candidate }))).entries.map(
        ({ action, subject, details }) => [action, subject.type, details],
      );
    const archived = ["assessment_archived", "selection", { ids: [1, 2, 3] }];
    const copied = ["link_copied", "selection", { ids: [2, 3] }];
    expect(await found("ana@example.com")).toEqual([archived]);
    expect(await found("bo@example.com")).toEqual([copied, archived]);
    expect(await found("3")).toEqual([copied, archived]);
    expect(await audit(store)).toHaveLength(2);
  });

  test("five hundred are archived at once", async () => {
    const store = await createStore((await (await open()).open()).db);
    await createMember(store, dana.id, dana.name);
    await createAssessments(store, 500);
    const ids = Array.from({ length: 500 }, (_, index) => index + 1);
    expect(await archiveAssessments(store, { ids, archived: true }, dana)).toHaveLength(500);
    expect(await countAssessments(store)).toMatchObject({ all: 0 });
    const entries = await audit(store);
    expect(entries.length).toBeLessThanOrEqual(5);
    expect(new Set(entries.map(({ id }) => id)).size).toBe(1);
    expect(entries.flatMap(({ details }) => details.ids).toSorted((one, other) => one - other)).toEqual(ids);
  });

  test("an archived one stays so when it changes, and comes back when it completes", async () => {
    const store = await setUp();
    await archiveAssessments(store, { ids: [1], archived: true }, dana);
    const seen = { previousListAt: null, arrivedAt: store.now(), list: 1 };
    const row = {
      status: "pending" as const,
      created_at: "2026-03-01T00:01:00.000Z",
      application_url: "https://apply.example/another",
      report_url: null,
      detail: null,
      oddities: null,
    };
    await applyChanges(store, [{ id: 1, row }], seen);
    expect((await list(store)).ids).toEqual([3, 2]);
    await applyChanges(store, [{ id: 1, row: { ...row, status: "not_recommended" } }], seen);
    expect(await list(store)).toMatchObject({ ids: [3, 2, 1], counts: { all: 3, not_recommended: 1 } });
    const kinds = (await timeline(store, 1)).map(
      ({ kind, actorName }) => `${kind} ${actorName ?? "by itself"}`,
    );
    expect(kinds.sort()).toEqual([
      `archived ${dana.name}`,
      "changed by itself",
      "completed by itself",
      "unarchived by itself",
    ]);
  });

  test("links are handed out together, each noted, and the others told with their reason", async () => {
    const store = await setUp();
    await createAssessment(store, 4, { email: "cy@example.com", status: "recommended" });
    await createAssessment(store, 5, { email: "di@example.com", gone_at: store.now().toISOString() });
    await createAssessment(store, 6, { email: "ed@example.com", identity: "probable" });
    await createAssessment(store, 7, { email: "fi@example.com", application_url: "javascript:alert(1)" });
    await createAssessment(store, 8, { email: "gu@example.com", oddities: "recommended:missing" });
    const answer = await copyLinks(store, [4, 2, 3, 5, 6, 7, 8, 99], dana);
    expect(answer.links).toEqual([
      {
        id: 2,
        name: "Ana Li",
        email: "bo@example.com",
        interview: "Backend Engineer",
        link: "https://apply.example/2",
      },
      { id: 3, name: undefined, email: undefined, interview: undefined, link: "https://apply.example/3" },
    ]);
    expect(answer.skipped).toEqual([
      { id: 4, reason: "completed" },
      { id: 5, reason: "gone" },
      { id: 6, reason: "uncertain" },
      { id: 7, reason: "no_link" },
      { id: 8, reason: "completed" },
      { id: 99, reason: "unknown" },
    ]);
    expect(await audit(store)).toMatchObject([{ action: "link_copied", details: { ids: [2, 3] } }]);
    expect((await timeline(store, 2))[0]).toMatchObject({ kind: "link_copied", actorName: dana.name });
    const row = (await list(store)).assessments.find(({ id }) => id === 2);
    expect(row?.lastLinkCopiedAt).toBe(store.now().toISOString());
  });

  test("members who invited a candidate are listed, and their rows found", async () => {
    const store = await setUp();
    await store.db.updateTable("assessments").set({ invited_by: "dana" }).where("id", "=", 2).execute();
    expect(await listInviters(store)).toEqual([{ id: "dana", name: dana.name }]);
    expect((await list(store, { invitedBy: "dana" })).ids).toEqual([2]);
  });
});

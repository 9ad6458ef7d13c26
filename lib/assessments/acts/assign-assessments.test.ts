import { expect, test } from "vitest";
import { assignAssessment, assignAssessments } from "@/lib/assessments/acts/assign-assessments";
import { asReader } from "@/lib/assessments/list/as-reader";
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
import { limitStore } from "@/lib/db/visibility/limit-store";
import { getAssessment } from "@/lib/details/get-assessment";
import { readHead, readNews } from "@/lib/feed/read-news";
import { listNotifications } from "@/lib/notifications/list-notifications";
import { deepTest } from "@/lib/testing-deep";

const dana = { id: "dana", name: "Dana Whitfield", role: "recruiter" } as const;
const ben = { id: "ben", name: "Ben Ito", role: "recruiter" } as const;

const list = (store: TestSource, parameters: Record<string, string>) =>
  listAssessments(store, asReader(assessmentQuerySchema.parse(parameters), ben), ben);
const idsOf = async (store: TestSource, assignee: string) =>
  (await list(store, { assignee })).assessments.map(({ id }) => id);
const logged = async (store: TestSource) =>
  (await store.db.selectFrom("audit_log").selectAll().orderBy("at").execute()).map(({ action, details }) => ({
    action,
    details: JSON.parse(details),
  }));

onEachStore("who is responsible", (open) => {
  const setUp = async () => {
    const store = await createStore((await (await open()).open()).db);
    await createInterview(store, 1, "Backend Engineer");
    await createMember(store, dana.id, dana.name);
    await createMember(store, ben.id, ben.name);
    await createMember(store, "vi", "Vi Lund");
    await store.db.updateTable("members").set({ role: "recruiter" }).where("id", "!=", "vi").execute();
    await store.db.updateTable("members").set({ role: "viewer" }).where("id", "=", "vi").execute();
    for (const id of [1, 2, 3]) await createAssessment(store, id, { email: `c${id}@example.com` });
    return store;
  };

  test("stands in every row, its timeline and the log, and the colleague is told once", async () => {
    const store = await setUp();
    const results = await assignAssessments(store, { ids: [1, 3], assignee: "ben" }, dana);
    expect(results).toEqual([
      { id: 1, outcome: "assigned", before: null },
      { id: 3, outcome: "assigned", before: null },
    ]);
    expect(await idsOf(store, "me")).toEqual([3, 1]);
    expect(await idsOf(store, "none")).toEqual([2]);
    const page = await list(store, { assignee: "ben" });
    expect([page.total, page.counts.all, page.counts.pending]).toEqual([2, 2, 2]);
    const detail = await getAssessment(store, 1, dana);
    expect(detail?.assessment.assignee).toEqual({ id: "ben", name: "Ben Ito" });
    expect(detail?.timeline[0]).toMatchObject({
      kind: "assigned",
      assignee: "Ben Ito",
      actorName: dana.name,
    });
    expect(await logged(store)).toEqual([
      { action: "assessment_assigned", details: { ids: [1, 3], to: "Ben Ito", assigneeId: "ben" } },
    ]);
    expect(await listNotifications(store, "ben")).toMatchObject({
      unread: 1,
      notifications: [{ kind: "assigned", by: dana.name, count: 2, assessmentId: 1, isRead: false }],
    });
    expect((await listNotifications(store, "dana")).notifications).toEqual([]);
  });

  test("of two at once, the second is told of the first", async () => {
    const store = await setUp();
    await assignAssessment(store, 1, { assignee: "dana", from: null }, dana);
    const late = assignAssessment(store, 1, { assignee: "ben", from: null }, ben);
    await expect(late).rejects.toMatchObject({ problem: { status: 409, code: "assigned_here" } });
    const seen = { 1: null, 2: null };
    expect(await assignAssessments(store, { ids: [1, 2, 99], assignee: "ben", seen }, ben)).toEqual([
      {
        id: 1,
        outcome: "assigned_here",
        assignee: { id: "dana", name: dana.name },
        by: dana.name,
      },
      { id: 2, outcome: "assigned", before: null },
      { id: 99, outcome: "unknown" },
    ]);
    // Oneself needs no news of it.
    expect((await listNotifications(store, "ben")).unread).toBe(0);
    await expect(assignAssessment(store, 99, { assignee: "ben", from: null }, ben)).rejects.toMatchObject({
      problem: { status: 404 },
    });
  });

  test("is somebody who may recruit, and stays shown once disabled", async () => {
    const store = await setUp();
    for (const assignee of ["vi", "nobody"])
      await expect(assignAssessments(store, { ids: [1], assignee }, dana)).rejects.toMatchObject({
        problem: { status: 422 },
      });
    await assignAssessments(store, { ids: [1], assignee: "ben" }, dana);
    await store.db
      .updateTable("members")
      .set({ disabled_at: store.now().toISOString(), name: "Benjamin" })
      .where("id", "=", "ben")
      .execute();
    const row = async () => (await list(store, { q: "c1" })).assessments[0];
    expect((await row())?.assignee).toEqual({ id: "ben", name: "Ben Ito", isDisabled: true });
    await expect(assignAssessments(store, { ids: [2], assignee: "ben" }, dana)).rejects.toMatchObject({
      problem: { status: 422 },
    });
    await assignAssessments(store, { ids: [1], assignee: "dana", seen: { 1: "ben" } }, dana);
    expect((await row())?.assignee).toEqual({ id: "dana", name: dana.name });
  });

  test("passed on by who sees only their own, it is theirs no longer, and neither is the notification", async () => {
    const store = await setUp();
    await assignAssessment(store, 1, { assignee: "ben", from: null }, dana);
    const limited = limitStore(store, {
      memberId: "ben",
      rows: { interviewIds: [], own: true, unclaimed: false },
    });
    expect((await listNotifications(store, "ben")).unread).toBe(1);
    const given = await assignAssessment(limited, 1, { assignee: "dana", from: "ben" }, ben);
    expect(given).toMatchObject({ id: 1, assignee: { id: "dana" } });
    expect((await listNotifications(store, "ben")).unread).toBe(0);
    expect((await listNotifications(store, "dana")).unread).toBe(1);
    await expect(assignAssessment(limited, 1, { assignee: "ben", from: "dana" }, ben)).rejects.toMatchObject({
      problem: { status: 404 },
    });
    expect(await assignAssessments(limited, { ids: [1], assignee: "ben" }, ben)).toEqual([
      { id: 1, outcome: "unknown" },
    ]);
  });

  test("taken back, it is no news any more, and the feed says that something has changed", async () => {
    const store = await setUp();
    const before = await readHead(store);
    await assignAssessments(store, { ids: [1], assignee: "ben" }, dana);
    const told = await readNews(store, before, await readHead(store));
    expect(told.notified).toBe(true);
    // A shared message tells nobody whose they are.
    expect(JSON.stringify({ ...told, rows: [] })).not.toContain("ben");
    await assignAssessments(store, { ids: [1], assignee: null }, dana);
    expect(await listNotifications(store, "ben")).toEqual({ notifications: [], unread: 0 });
    expect(await logged(store)).toContainEqual({
      action: "assessment_unassigned",
      details: { from: "Ben Ito" },
    });
    const quiet = await readHead(store);
    await assignAssessments(store, { ids: [2], assignee: "dana" }, dana);
    expect((await readNews(store, quiet, await readHead(store))).notified).toBe(false);
  });

  deepTest("of a thousand, it is one entry in the log and one notification", async () => {
    const store = await setUp();
    await createAssessments(store, 1000, 100);
    const ids = (
      await store.db.selectFrom("assessments").select("id").orderBy("id").limit(1000).execute()
    ).map(({ id }) => Number(id));
    const results = await assignAssessments(store, { ids, assignee: "ben" }, dana);
    expect(results.every(({ outcome }) => outcome === "assigned")).toBe(true);
    expect(await logged(store)).toHaveLength(1);
    expect(await listNotifications(store, "ben")).toMatchObject({
      unread: 1,
      notifications: [{ count: 1000 }],
    });
  });
});

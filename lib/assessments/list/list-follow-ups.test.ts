import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { archiveAssessments } from "@/lib/assessments/acts/archive-assessments";
import { type LinkTaken, recordLinkTaken } from "@/lib/assessments/acts/record-link-taken";
import { listFollowUps } from "@/lib/assessments/list/list-follow-ups";
import type { Store } from "@/lib/db/store";
import { onEachStore } from "@/lib/db/testing";
import { plansOf } from "@/lib/db/testing-plans";
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
import { readAttention } from "@/lib/invitations/attention/read-attention";
import { createInvitation } from "@/lib/invitations/creating/create-invitation";
import { queues } from "@/lib/invitations/sending/testing-queue";
import type { Role } from "@/lib/roles";
import { changeTeamSettings } from "@/lib/settings/change-team-settings";
import { readTeamSettings } from "@/lib/settings/read-team-settings";
import { deepTest } from "@/lib/testing-deep";

const dana = { id: "dana", name: "Dana Whitfield", role: "recruiter" } as const;
const later = (store: TestSource, minutes: number) => {
  store.clock.at = new Date(store.clock.at.getTime() + minutes * 60_000);
};
const listNotHandedOver = (store: Store, reader: { role: Role }) =>
  listFollowUps(store, "not_handed_over", 7, reader);
const listOverdue = (store: Store, limitDays: number, reader: { role: Role }) =>
  listFollowUps(store, "overdue", limitDays, reader);
const ids = ({ assessments }: { assessments: { id: number }[] }) => assessments.map(({ id }) => id);

onEachStore("what needs a follow-up", (open) => {
  const setUp = async () => {
    const store = await createStore((await (await open()).open()).db);
    await createInterview(store, 1, "Backend Engineer");
    await createMember(store, dana.id, dana.name);
    return store;
  };

  test("links that weren’t handed over are listed after ten minutes, until one is copied", async () => {
    const store = await setUp();
    for (const [id, email_suppressed] of [
      [1, 1],
      [2, 0],
      [3, 1],
      [4, 1],
      [5, 1],
    ] as const)
      await createAssessment(store, id, { email: `c${id}@example.com`, email_suppressed });
    await store.db.updateTable("assessments").set({ status: "recommended" }).where("id", "=", 4).execute();
    await archiveAssessments(store, { ids: [5], archived: true }, dana);
    expect(await listNotHandedOver(store, dana)).toMatchObject({ assessments: [], total: 0 });
    later(store, 10);
    expect(ids(await listNotHandedOver(store, dana))).toEqual([1, 3]);

    const before = await readHead(store);
    await recordLinkTaken(store, 1, "link_copied", dana);
    expect(await listNotHandedOver(store, dana)).toMatchObject({ total: 1, totalIsExact: true });
    const news = await readNews(store, before, await readHead(store));
    expect(news.attention).toBe(true);
  });

  test.each<LinkTaken>(["link_copied", "link_handed_over"])(
    "%s is told as what it was, in the timeline and the log",
    async (how) => {
      const store = await setUp();
      await createAssessment(store, 1, { email: "c1@example.com", email_suppressed: 1 });
      later(store, 11);
      expect(ids(await listNotHandedOver(store, dana))).toEqual([1]);
      await recordLinkTaken(store, 1, how, dana);
      expect(ids(await listNotHandedOver(store, dana))).toEqual([]);
      expect((await getAssessment(store, 1, dana))?.timeline[0]).toMatchObject({
        kind: how,
        actorName: dana.name,
      });
      const audit = await store.db.selectFrom("audit_log").select(["action", "subject_id"]).execute();
      expect(audit).toEqual([{ action: how, subject_id: "1" }]);
      await expect(recordLinkTaken(store, 2, how, dana)).rejects.toMatchObject({ problem: { status: 404 } });
    },
  );

  test("what is pending for longer than the team’s limit is listed, oldest first", async () => {
    const store = await setUp();
    // The clock stands at noon of March 10th.
    const at = (day: number) => `2026-03-0${day}T12:00:00.000Z`;
    await createAssessment(store, 1, { email: "a@example.com", created_at: at(3) });
    await createAssessment(store, 2, { email: "b@example.com", created_at: at(2) });
    await createAssessment(store, 3, { email: "c@example.com", created_at: at(1), status: "recommended" });
    await createAssessment(store, 4, { email: "d@example.com", created_at: at(1), gone_at: at(9) });
    await createAssessment(store, 5, { created_at: at(1) });
    await createAssessment(store, 6, { email: "f@example.com", created_at: at(1) });
    expect(await readAttention(store, dana)).toMatchObject({
      notHandedOver: { total: 0 },
      overdue: {
        limitDays: 7,
        total: 3,
        totalIsExact: true,
        assessments: [{ id: 5 }, { id: 6 }, { id: 2 }],
      },
    });
    await changeTeamSettings(store, { pendingLimitDays: 6 }, dana);
    expect(ids((await readAttention(store, dana)).overdue)).toEqual([5, 6, 2, 1]);
    await changeTeamSettings(store, { pendingLimitDays: 30 }, dana);
    expect((await readAttention(store, dana)).overdue).toMatchObject({ limitDays: 30, total: 0 });
    expect(await readTeamSettings(store)).toEqual({
      pendingLimitDays: 30,
      decisionReasons: { advance: [], hold: [], reject: [] },
      updatedBy: dana.name,
      updatedAt: store.now().toISOString(),
    });
    const audit = await store.db.selectFrom("audit_log").select("action").execute();
    expect(audit.map(({ action }) => action)).toEqual(["team_settings_changed", "team_settings_changed"]);
  });

  test("nobody is reminded of what is completed, though the service doesn’t say how it ended", async () => {
    const store = await setUp();
    const overdue = { created_at: "2026-03-01T12:00:00.000Z" };
    for (const [id, oddities] of [
      [1, "recommended:missing"],
      [2, "recommended:contradicts"],
      [3, "completed:missing"],
      [4, "url:missing"],
    ] as const) {
      await createAssessment(store, id, { email: `c${id}@example.com`, oddities, ...overdue });
      await createAssessment(store, 10 + id, { email: `s${id}@example.com`, oddities, email_suppressed: 1 });
    }
    later(store, 11);
    expect(ids(await listOverdue(store, 7, dana)).toSorted((a, b) => a - b)).toEqual([2, 3, 4, 12, 13, 14]);
    expect(ids(await listNotHandedOver(store, dana)).toSorted()).toEqual([12, 13, 14]);
  });

  test("a change of a row that isn’t old asks nobody to look again", async () => {
    const store = await setUp();
    await createAssessment(store, 1, { email: "a@example.com", created_at: "2026-03-09T12:00:00.000Z" });
    const before = await readHead(store);
    await recordLinkTaken(store, 1, "link_copied", dana);
    expect((await readNews(store, before, await readHead(store))).attention).toBe(false);
    later(store, 7 * 24 * 60);
    const since = await readHead(store);
    await recordLinkTaken(store, 1, "link_copied", dana);
    expect((await readNews(store, since, await readHead(store))).attention).toBe(true);
  });

  deepTest("fifty are shown, a thousand counted, and all by index", async () => {
    const store = await setUp();
    await createAssessments(store, 3000);
    const suppress = (email_suppressed: 0 | 1) =>
      store.db.updateTable("assessments").set({ email_suppressed }).where("status", "=", "pending").execute();
    await suppress(1);
    later(store, 11);
    const handed = await listNotHandedOver(store, dana);
    await suppress(0);
    const overdue = await listOverdue(store, 7, dana);
    for (const found of [handed, overdue]) {
      expect(found.assessments).toHaveLength(50);
      expect([found.total, found.totalIsExact]).toEqual([1000, false]);
    }
    const plans = await plansOf(store, async (noted) => {
      await listNotHandedOver(noted, dana);
      await listOverdue(noted, 7, dana);
    });
    if (plans) {
      expect(plans).toContainEqual(expect.stringContaining("USING INDEX assessments_not_handed_over"));
      expect(plans).toContainEqual(
        expect.stringContaining("USING COVERING INDEX assessments_overdue (source_id=? AND created_at<?)"),
      );
      expect(plans.filter((line) => line.includes("TEMP B-TREE"))).toEqual([]);
    }
  });
});

onEachStore("an invitation whose link is ours to hand over", (place) => {
  const openQueue = queues();

  test("tells who invited, and is looked for under their name", async () => {
    const { store, queue, dana: inviter, interviewId } = await openQueue(await place());
    const created = await createInvitation(
      queue,
      {
        interviewId,
        candidate: { email: "ana@example.com" },
        suppressCandidateEmail: true,
        submissionId: randomUUID(),
      },
      inviter,
    );
    expect(created).toMatchObject({
      assessment: { inviterId: "dana", invitedBy: inviter.name, noteCount: 0 },
    });
    later(store, 11);
    expect((await listNotHandedOver(store, inviter)).total).toBe(1);
  });
});

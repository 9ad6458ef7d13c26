import { expect, test } from "vitest";
import { recordLinkTaken } from "@/lib/assessments/acts/record-link-taken";
import { snoozeAssessment, unsnoozeAssessment } from "@/lib/assessments/acts/snooze-assessment";
import { listFollowUps } from "@/lib/assessments/list/list-follow-ups";
import { onEachStore } from "@/lib/db/testing";
import { createAssessment, createInterview, createMember, createStore } from "@/lib/db/testing-rows";
import { getAssessment } from "@/lib/details/get-assessment";
import { readHead, readNews } from "@/lib/feed/read-news";
import { readAttention } from "@/lib/invitations/attention/read-attention";
import { applyChanges } from "@/lib/mirror/applying/apply-changes";
import { changeTeamSettings } from "@/lib/settings/change-team-settings";

const dana = { id: "dana", name: "Dana Whitfield", role: "recruiter" } as const;
const long = { created_at: "2026-03-01T12:00:00.000Z" };
const dayMs = 24 * 3_600_000;

onEachStore("what is pending for long", (open) => {
  const setUp = async () => {
    const store = await createStore((await (await open()).open()).db);
    await createInterview(store, 1, "Backend Engineer");
    await createMember(store, dana.id, dana.name);
    const overdue = async () =>
      (await listFollowUps(store, "overdue", 7, dana)).assessments.map(({ id }) => id);
    const days = (count: number) => {
      store.clock.at = new Date(store.clock.at.getTime() + count * dayMs);
    };
    return { store, overdue, days };
  };
  const timelineOf = async (store: Parameters<typeof getAssessment>[0], id: number) =>
    (await getAssessment(store, id, dana))?.timeline ?? [];

  test("asks nobody for as many days as the team’s limit has, and then again", async () => {
    const { store, overdue, days } = await setUp();
    for (const id of [1, 2]) await createAssessment(store, id, { email: `c${id}@example.com`, ...long });
    await changeTeamSettings(store, { pendingLimitDays: 3 }, dana);
    const before = await readHead(store);
    expect(await snoozeAssessment(store, 1, {}, dana)).toEqual({
      snoozedUntil: "2026-03-13T12:00:00.000Z",
    });
    expect(await overdue()).toEqual([2]);
    expect((await readNews(store, before, await readHead(store))).attention).toBe(true);
    expect((await timelineOf(store, 1))[0]).toMatchObject({
      kind: "snoozed",
      actorName: dana.name,
      until: "2026-03-13T12:00:00.000Z",
    });
    days(2.9);
    expect(await overdue()).toEqual([2]);
    days(0.1);
    expect(await overdue()).toEqual([1, 2]);
  });

  test("ends at once when a recruiter takes it back, and only then readers are told", async () => {
    const { store, overdue } = await setUp();
    await createAssessment(store, 1, { email: "c1@example.com", ...long });
    await snoozeAssessment(store, 1, {}, dana);
    for (const _ of [1, 2]) await unsnoozeAssessment(store, 1, dana);
    expect(await overdue()).toEqual([1]);
    const kinds = (await timelineOf(store, 1)).map(({ kind }) => kind);
    expect(kinds.sort()).toEqual(["snoozed", "unsnoozed"]);
  });

  test("the same once more within a minute is the same snooze, and of one that isn’t pending there is none", async () => {
    const { store, days } = await setUp();
    await createAssessment(store, 1, { email: "c1@example.com", ...long });
    await createAssessment(store, 2, { email: "c2@example.com", status: "recommended", ...long });
    const once = await snoozeAssessment(store, 1, {}, dana);
    const { version } = await readHead(store);
    days(0.9 / 1_440);
    expect(await snoozeAssessment(store, 1, {}, dana)).toEqual(once);
    expect(await snoozeAssessment(store, 2, {}, dana)).toEqual({});
    await unsnoozeAssessment(store, 2, dana);
    expect((await readHead(store)).version).toBe(version);
    days(0.2 / 1_440);
    await snoozeAssessment(store, 1, {}, dana);
    expect((await timelineOf(store, 1)).map(({ kind }) => kind)).toEqual(["snoozed", "snoozed"]);
  });

  test("ends with the completion, and what is completed is never snoozed", async () => {
    const { store } = await setUp();
    await createAssessment(store, 1, { email: "c1@example.com", ...long });
    await snoozeAssessment(store, 1, {}, dana);
    const row = {
      status: "recommended" as const,
      ...long,
      application_url: "https://apply.example/1",
      report_url: null,
      detail: null,
      oddities: null,
    };
    await applyChanges(store, [{ id: 1, row }], { previousListAt: null, arrivedAt: store.now(), list: 1 });
    const until = () =>
      store.db
        .selectFrom("assessments")
        .select("snoozed_until")
        .where("id", "=", 1)
        .executeTakeFirstOrThrow();
    expect(await until()).toEqual({ snoozed_until: null });
    expect(await snoozeAssessment(store, 1, {}, dana)).toEqual({});
    expect(await until()).toEqual({ snoozed_until: null });
    await expect(snoozeAssessment(store, 2, {}, dana)).rejects.toMatchObject({ problem: { status: 404 } });
    await expect(unsnoozeAssessment(store, 2, dana)).rejects.toMatchObject({ problem: { status: 404 } });
  });

  test("is in both lists while nobody has handed its link over, and counted once", async () => {
    const { store, overdue, days } = await setUp();
    const silent = { email_suppressed: 1 as const, ...long };
    await createAssessment(store, 1, { email: "c1@example.com", ...silent });
    await createAssessment(store, 2, { email: "c2@example.com", ...long });
    days(1);
    expect((await listFollowUps(store, "not_handed_over", 7, dana)).total).toBe(1);
    expect(await overdue()).toEqual([1, 2]);
    expect((await readAttention(store, dana)).total).toBe(2);
    await recordLinkTaken(store, 1, "link_handed_over", dana);
    expect((await listFollowUps(store, "not_handed_over", 7, dana)).total).toBe(0);
    expect(await overdue()).toEqual([1, 2]);
  });
});

import { expect, test } from "vitest";
import { recordLinkTaken } from "@/lib/assessments/acts/record-link-taken";
import { snoozeAssessment, unsnoozeAssessment } from "@/lib/assessments/acts/snooze-assessment";
import { listFollowUps } from "@/lib/assessments/list/list-follow-ups";
import { listAudit } from "@/lib/audit/list-audit";
import { auditQuerySchema } from "@/lib/audit/schema";
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

  test("a reminder is told as one, with the link that went along; the log finds it by the candidate", async () => {
    const { store, overdue } = await setUp();
    await createAssessment(store, 1, { email: "paul@example.com", ...long });
    await createAssessment(store, 2, { email: "amara@example.com", ...long });
    await snoozeAssessment(store, 1, { reminder: "message" }, dana);
    expect(await overdue()).toEqual([2]);
    const [entry, ...others] = await timelineOf(store, 1);
    expect(entry).toMatchObject({ kind: "reminded", until: "2026-03-17T12:00:00.000Z" });
    expect(others).toEqual([]);
    expect((await getAssessment(store, 1, dana))?.assessment.lastLinkCopiedAt).toBe(
      store.now().toISOString(),
    );
    await snoozeAssessment(store, 2, { reminder: "mail" }, dana);
    const { entries } = await listAudit(store, auditQuerySchema.parse({ candidate: "paul" }));
    expect(entries.map(({ action, details }) => [action, details]).sort()).toEqual([
      ["candidate_reminded", { until: "2026-03-17T12:00:00.000Z", by: "message" }],
      ["link_copied", {}],
    ]);
  });

  test("the same once more within a minute is the same reminder, and readers hear of it once", async () => {
    const { store, days } = await setUp();
    await createAssessment(store, 1, { email: "paul@example.com", ...long });
    const ben = { id: "ben", name: "Ben Ito", role: "recruiter" } as const;
    await createMember(store, ben.id, ben.name);
    const snooze = (who: typeof dana | typeof ben, reminder?: "message" | "mail") =>
      snoozeAssessment(store, 1, { reminder }, who);
    const once = await snooze(dana, "mail");
    const { version } = await readHead(store);
    const minutes = (count: number) => days(count / 1_440);
    minutes(0.9);
    for (const _ of [1, 2, 3]) expect(await snooze(dana, "mail")).toEqual(once);
    expect((await readHead(store)).version).toBe(version);
    const kinds = async () => (await timelineOf(store, 1)).map(({ kind }) => kind).reverse();
    expect(await kinds()).toEqual(["reminded"]);

    // A different act is recorded: in another way, by another person, a minute later, or after it was taken back.
    for (const [who, reminder] of [
      [dana, "message"],
      [dana, undefined],
      [ben, "mail"],
    ] as const) {
      minutes(0.01);
      for (const _ of [1, 2]) await snooze(who, reminder);
    }
    minutes(0.1);
    await snooze(dana, "mail");
    minutes(0.01);
    await unsnoozeAssessment(store, 1, dana);
    minutes(0.01);
    await snooze(dana, "mail");
    expect(await kinds()).toEqual([
      "reminded",
      "reminded",
      "snoozed",
      "reminded",
      "reminded",
      "unsnoozed",
      "reminded",
    ]);
    const { entries } = await listAudit(store, auditQuerySchema.parse({ candidate: "paul" }));
    const told = entries.map(({ action, actor }) => `${actor.name}: ${action}`);
    expect(told.filter((one) => one.endsWith("candidate_reminded"))).toHaveLength(5);
    // Once an hour and person by itself.
    expect(told.filter((one) => one.endsWith("link_copied")).sort()).toEqual([
      "Ben Ito: link_copied",
      "Dana Whitfield: link_copied",
    ]);
  });

  test("a reminder and a link count as taken again only after that time, by a clock that was set back too", async () => {
    const { store, days } = await setUp();
    await createAssessment(store, 1, { email: "paul@example.com", ...long });
    const remindAndHandOver = async () => {
      await snoozeAssessment(store, 1, { reminder: "mail" }, dana);
      await recordLinkTaken(store, 1, "link_handed_over", dana);
    };
    await remindAndHandOver();
    // By another instance, or before the clock was set.
    days(-0.2);
    await remindAndHandOver();
    expect((await timelineOf(store, 1)).map(({ kind, times }) => [kind, times]).sort()).toEqual([
      ["link_handed_over", undefined],
      ["link_handed_over", undefined],
      ["reminded", undefined],
      ["reminded", undefined],
    ]);
  });

  test("a reminder about one that isn’t pending any more is told once, too", async () => {
    const { store } = await setUp();
    await createAssessment(store, 1, { email: "paul@example.com", status: "recommended", ...long });
    for (const _ of [1, 2]) await snoozeAssessment(store, 1, { reminder: "mail" }, dana);
    expect((await timelineOf(store, 1)).map(({ kind }) => kind)).toEqual(["reminded"]);
    const { version } = await readHead(store);
    await snoozeAssessment(store, 1, {}, dana);
    await unsnoozeAssessment(store, 1, dana);
    expect((await readHead(store)).version).toBe(version);
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
    expect(await snoozeAssessment(store, 1, { reminder: "mail" }, dana)).not.toHaveProperty(
      "snoozedUntil",
      expect.any(String),
    );
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

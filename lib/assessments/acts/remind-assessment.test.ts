import { expect, test } from "vitest";
import type { ReminderWay } from "@/lib/assessments/act-schemas";
import { recordLinkTaken } from "@/lib/assessments/acts/record-link-taken";
import { remindAssessment } from "@/lib/assessments/acts/remind-assessment";
import { snoozeAssessment, unsnoozeAssessment } from "@/lib/assessments/acts/snooze-assessment";
import { listFollowUps } from "@/lib/assessments/list/list-follow-ups";
import { listAudit } from "@/lib/audit/list-audit";
import { auditQuerySchema } from "@/lib/audit/schema";
import { onEachStore } from "@/lib/db/testing";
import { createAssessment, createInterview, createMember, createStore } from "@/lib/db/testing-rows";
import { getAssessment } from "@/lib/details/get-assessment";
import { readHead } from "@/lib/feed/read-news";

const dana = { id: "dana", name: "Dana Whitfield", role: "recruiter" } as const;
const ben = { id: "ben", name: "Ben Ito", role: "recruiter" } as const;
const long = { created_at: "2026-03-01T12:00:00.000Z" };
/** The service has sent it by e-mail. */
const mailed = { identity: "invited_here", ...long } as const;
const at = "2026-03-10T12:00:00.000Z";
const until = "2026-03-17T12:00:00.000Z";

onEachStore("a reminder to one candidate", (open) => {
  const setUp = async () => {
    const store = await createStore((await (await open()).open()).db);
    await createInterview(store, 1, "Backend Engineer");
    for (const { id, name } of [dana, ben]) await createMember(store, id, name);
    const minutes = (count: number) => {
      store.clock.at = new Date(store.clock.at.getTime() + count * 60_000);
    };
    const remind = (who: typeof dana | typeof ben, way: ReminderWay, from?: string | null) =>
      remindAssessment(store, 1, { way, from }, who);
    const timeline = async () => (await getAssessment(store, 1, dana))?.timeline ?? [];
    const kinds = async () => (await timeline()).map(({ kind }) => kind);
    const audited = async () =>
      (await listAudit(store, auditQuerySchema.parse({ candidate: "paul" }))).entries.map(
        ({ action, actor, details }) => ({ action, by: actor.name, details }),
      );
    return { store, minutes, remind, timeline, kinds, audited };
  };

  test("is one entry of the timeline and one of the log, and nobody is asked about it for a while", async () => {
    const { store, remind, timeline, audited } = await setUp();
    for (const [id, email] of [
      [1, "paul@example.com"],
      [2, "amara@example.com"],
    ] as const)
      await createAssessment(store, id, { email, ...mailed });
    const { snoozedUntil, assessment } = await remind(dana, "mail");
    expect(snoozedUntil).toBe(until);
    expect(assessment).toMatchObject({
      id: 1,
      lastContact: { at, by: dana.name, how: "member" },
      lastLinkCopiedAt: at,
    });
    expect((await listFollowUps(store, "overdue", 7, dana)).assessments.map(({ id }) => id)).toEqual([2]);
    expect(await timeline()).toMatchObject([{ kind: "reminded", actorName: dana.name, until }]);
    expect(await audited()).toEqual([
      { action: "candidate_reminded", by: dana.name, details: { until, by: "mail" } },
    ]);
  });

  test("is a hand-over where nobody had given them the link", async () => {
    const { store, minutes, remind, timeline, kinds, audited } = await setUp();
    await createAssessment(store, 1, { email: "paul@example.com", email_suppressed: 1, ...mailed });
    const { assessment } = await remind(dana, "message");
    expect(assessment?.lastContact).toEqual({ at, by: dana.name, how: "member" });
    expect(await timeline()).toMatchObject([{ kind: "link_handed_over", actorName: dana.name, until }]);
    expect(await audited()).toEqual([
      { action: "link_handed_over", by: dana.name, details: { until, by: "message" } },
    ]);
    expect((await listFollowUps(store, "not_handed_over", 7, dana)).total).toBe(0);
    expect((await listFollowUps(store, "overdue", 7, dana)).total).toBe(0);
    // Taken once more, it is the same link, and what went with it stays known.
    minutes(5);
    await recordLinkTaken(store, 1, "link_handed_over", dana);
    expect(await timeline()).toMatchObject([{ kind: "link_handed_over", times: 2, until }]);
    await remind(dana, "message");
    expect(await kinds()).toEqual(expect.arrayContaining(["link_handed_over", "reminded"]));
  });

  test("is refused when a colleague has contacted them meanwhile, with the row; seen, it counts", async () => {
    const { store, minutes, remind, kinds } = await setUp();
    await createAssessment(store, 1, { email: "paul@example.com", ...mailed });
    await remind(ben, "mail", long.created_at);
    minutes(1);
    await expect(remind(dana, "mail", long.created_at)).rejects.toMatchObject({
      problem: {
        status: 409,
        code: "contacted_here",
        params: { by: ben.name },
        extra: { assessment: { id: 1, lastContact: { at, by: ben.name } } },
      },
    });
    expect(await kinds()).toEqual(["reminded"]);
    await remind(dana, "mail", at);
    // Their own contact is known to them, wherever they made it.
    minutes(2);
    await remind(dana, "mail", at);
    expect(await kinds()).toHaveLength(3);
  });

  test("of two that come at once, the second is told of the first", async () => {
    const { store, remind, kinds } = await setUp();
    await createAssessment(store, 1, { email: "paul@example.com", email_suppressed: 1, ...mailed });
    const both = await Promise.allSettled([remind(dana, "mail", null), remind(ben, "mail", null)]);
    expect(both.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
    expect(await kinds()).toEqual(["link_handed_over"]);
  });

  test("once more within a minute is the same one, and readers hear of it once", async () => {
    const { store, minutes, remind, kinds, audited } = await setUp();
    await createAssessment(store, 1, { email: "paul@example.com", ...mailed });
    const once = await remind(dana, "mail", long.created_at);
    const { version } = await readHead(store);
    minutes(0.9);
    for (const _ of [1, 2, 3]) expect(await remind(dana, "mail", long.created_at)).toEqual(once);
    expect((await readHead(store)).version).toBe(version);
    expect(await kinds()).toEqual(["reminded"]);

    // A different act is recorded: in another way, by another person, a minute later, or after it was taken back.
    minutes(0.01);
    for (const _ of [1, 2]) await remind(dana, "message");
    minutes(0.01);
    for (const _ of [1, 2]) await snoozeAssessment(store, 1, {}, dana);
    minutes(0.01);
    for (const _ of [1, 2]) await remind(ben, "mail");
    minutes(0.1);
    await remind(dana, "mail");
    minutes(0.01);
    await unsnoozeAssessment(store, 1, dana);
    minutes(0.01);
    await remind(dana, "mail");
    expect((await kinds()).reverse()).toEqual([
      "reminded",
      "reminded",
      "snoozed",
      "reminded",
      "reminded",
      "unsnoozed",
      "reminded",
    ]);
    const told = (await audited()).map(({ action }) => action);
    expect(told.filter((action) => action === "candidate_reminded")).toHaveLength(5);
    expect(told).not.toContain("link_copied");
  });

  test("and a link count as taken again only after that time, by a clock that was set back too", async () => {
    const { store, minutes, remind, timeline } = await setUp();
    await createAssessment(store, 1, { email: "paul@example.com", ...mailed });
    const remindAndHandOver = async () => {
      await remind(dana, "mail");
      await recordLinkTaken(store, 1, "link_handed_over", dana);
    };
    await remindAndHandOver();
    // By another instance, or before the clock was set.
    minutes(-0.2 * 24 * 60);
    await remindAndHandOver();
    expect((await timeline()).map(({ kind, times }) => [kind, times]).sort()).toEqual([
      ["link_handed_over", undefined],
      ["link_handed_over", undefined],
      ["reminded", undefined],
      ["reminded", undefined],
    ]);
  });

  test("about one that isn’t pending any more is told once, too, and snoozes nothing", async () => {
    const { store, remind, kinds } = await setUp();
    await createAssessment(store, 1, { email: "paul@example.com", status: "recommended", ...mailed });
    for (const _ of [1, 2]) expect((await remind(dana, "mail")).snoozedUntil).toBeUndefined();
    expect(await kinds()).toEqual(["reminded"]);
    await expect(remindAssessment(store, 2, { way: "mail" }, dana)).rejects.toMatchObject({
      problem: { status: 404 },
    });
  });
});

import { expect, test } from "vitest";
import { recordLinkTaken } from "@/lib/assessments/acts/record-link-taken";
import { remindAssessment } from "@/lib/assessments/acts/remind-assessment";
import { remindAssessments } from "@/lib/assessments/acts/remind-assessments";
import { snoozeAssessment, unsnoozeAssessment } from "@/lib/assessments/acts/snooze-assessment";
import { listAssessments } from "@/lib/assessments/list/list-assessments";
import { listFollowUps } from "@/lib/assessments/list/list-follow-ups";
import { assessmentQuerySchema } from "@/lib/assessments/schema";
import { listAudit } from "@/lib/audit/list-audit";
import { auditQuerySchema } from "@/lib/audit/schema";
import { onEachStore } from "@/lib/db/testing";
import { createAssessment, createInterview, createMember, createStore } from "@/lib/db/testing-rows";
import { getAssessment } from "@/lib/details/get-assessment";
import { readHead } from "@/lib/feed/read-news";
import { deepTest } from "@/lib/testing-deep";

const dana = { id: "dana", name: "Dana Whitfield", role: "recruiter" } as const;
const ben = { id: "ben", name: "Ben Ito", role: "recruiter" } as const;
const long = { created_at: "2026-03-01T12:00:00.000Z" };
/** The service has sent it by e-mail. */
const mailed = { identity: "invited_here", ...long } as const;
const at = "2026-03-10T12:00:00.000Z";

onEachStore("reminders that leave together", (open) => {
  const setUp = async () => {
    const store = await createStore((await (await open()).open()).db);
    await createInterview(store, 1, "Backend Engineer");
    for (const { id, name } of [dana, ben]) await createMember(store, id, name);
    const later = (minutes: number) => {
      store.clock.at = new Date(store.clock.at.getTime() + minutes * 60_000);
    };
    const row = async (id: number) => (await getAssessment(store, id, dana))?.assessment;
    const kinds = async (id: number) =>
      ((await getAssessment(store, id, dana))?.timeline ?? []).map(({ kind }) => kind);
    const audited = async () => (await listAudit(store, auditQuerySchema.parse({}))).entries;
    return { store, later, row, kinds, audited };
  };

  test("are recorded with who and when, snoozed, and one entry of the log", async () => {
    const { store, row, kinds, audited } = await setUp();
    for (const id of [1, 2, 3]) await createAssessment(store, id, { email: `c${id}@example.com`, ...mailed });
    const answer = await remindAssessments(store, { ids: [2, 1], days: 4 }, dana);
    const snoozedUntil = "2026-03-14T12:00:00.000Z";
    expect(answer).toMatchObject({ snoozedUntil, skipped: [] });
    expect(answer.assessments.map(({ id, applicationUrl }) => [id, applicationUrl])).toEqual([
      [2, "https://apply.example/2"],
      [1, "https://apply.example/1"],
    ]);
    expect(answer.assessments[0]).toEqual(await row(2));
    expect((await row(1))?.lastContact).toEqual({ at, by: dana.name, how: "member" });
    expect((await row(3))?.lastContact).toMatchObject({ how: "service" });
    expect(await kinds(1)).toEqual(["reminded"]);
    expect((await listFollowUps(store, "overdue", 7, dana)).assessments.map(({ id }) => id)).toEqual([3]);
    expect(await audited()).toMatchObject([
      { action: "candidate_reminded", details: { ids: [2, 1], until: snoozedUntil, by: "file" } },
    ]);
  });

  test("hand the link over to whoever never had it, told apart in timelines and in the log", async () => {
    const { store, row, kinds, audited } = await setUp();
    await createAssessment(store, 1, { email: "mailed@example.com", ...mailed });
    for (const id of [2, 3])
      await createAssessment(store, id, { email: `c${id}@example.com`, ...mailed, email_suppressed: 1 });
    const seen = { 1: long.created_at, 2: null, 3: null };
    const { assessments } = await remindAssessments(store, { ids: [1, 2, 3], seen }, dana);
    expect(assessments).toHaveLength(3);
    expect([await kinds(1), await kinds(2), await kinds(3)]).toEqual([
      ["reminded"],
      ["link_handed_over"],
      ["link_handed_over"],
    ]);
    expect((await row(2))?.lastContact).toEqual({ at, by: dana.name, how: "member" });
    expect((await listFollowUps(store, "not_handed_over", 7, dana)).total).toBe(0);
    expect(
      (await audited()).map(({ action, subject, details }) => [action, subject.id, details.ids]),
    ).toEqual(
      expect.arrayContaining([
        ["candidate_reminded", "1", undefined],
        ["link_handed_over", expect.any(String), [2, 3]],
      ]),
    );
    expect(await audited()).toHaveLength(2);
  });

  test("leave out whom a colleague has contacted meanwhile, with who and when, until that was seen", async () => {
    const { store, later, kinds, audited } = await setUp();
    for (const id of [1, 2]) await createAssessment(store, id, { email: `c${id}@example.com`, ...mailed });
    await createAssessment(store, 3, { email: "quiet@example.com", ...mailed, email_suppressed: 1 });
    const seen = { 1: long.created_at, 2: long.created_at, 3: null };
    const both = await Promise.all(
      [dana, ben].map((who) => remindAssessments(store, { ids: [1, 2, 3], seen }, who)),
    );
    const [theirs, mine] = both.toSorted((one, other) => one.assessments.length - other.assessments.length);
    expect(mine?.skipped).toEqual([]);
    const by = mine?.assessments[0]?.lastContact?.by;
    expect(theirs?.assessments).toEqual([]);
    expect(theirs?.skipped).toEqual([1, 2, 3].map((id) => ({ id, reason: "contacted_here", at, by })));
    for (const id of [1, 2, 3]) expect(await kinds(id)).toHaveLength(1);
    expect(await audited()).toHaveLength(2);

    later(1);
    const second = by === dana.name ? ben : dana;
    const anyway = await remindAssessments(store, { ids: [1, 3], seen: { 1: at, 3: at } }, second);
    expect(anyway.skipped).toEqual([]);
    expect(await kinds(3)).toEqual(expect.arrayContaining(["link_handed_over", "reminded"]));
    // A lost answer is asked for again with what was seen before it.
    expect((await remindAssessments(store, { ids: [1, 3], seen: { 1: at, 3: at } }, second)).skipped).toEqual(
      [],
    );
    expect(await kinds(3)).toHaveLength(2);
  });

  test("leave out each one that can’t be reminded, with its reason", async () => {
    const { store, kinds, audited } = await setUp();
    await createAssessment(store, 1, { email: "done@example.com", status: "recommended" });
    await createAssessment(store, 2, { email: "gone@example.com", gone_at: at });
    await createAssessment(store, 3, { email: "perhaps@example.com", identity: "probable" });
    await createAssessment(store, 4, {
      email: "linkless@example.com",
      application_url: "javascript:alert(1)",
    });
    await createAssessment(store, 5);
    await createAssessment(store, 6, { email: "odd@example.com", oddities: "recommended:missing" });
    const { version } = await readHead(store);
    const answer = await remindAssessments(store, { ids: [1, 2, 3, 4, 5, 99] }, dana);
    expect(answer.assessments).toEqual([]);
    expect(answer.skipped).toEqual([
      { id: 1, reason: "completed" },
      { id: 2, reason: "gone" },
      { id: 3, reason: "uncertain" },
      { id: 4, reason: "no_link" },
      { id: 5, reason: "unnamed" },
      { id: 99, reason: "unknown" },
    ]);
    expect(await audited()).toEqual([]);
    expect(await kinds(1)).toEqual([]);
    expect((await readHead(store)).version).toBeGreaterThanOrEqual(version);
  });

  test("are the same ones when their answer was lost, and others after a minute or an undo", async () => {
    const { store, later, kinds, audited } = await setUp();
    for (const id of [1, 2]) await createAssessment(store, id, { email: `c${id}@example.com`, ...mailed });
    const remind = (who: typeof dana | typeof ben) => remindAssessments(store, { ids: [1, 2] }, who);
    for (const _ of [1, 2, 3]) expect((await remind(dana)).assessments).toHaveLength(2);
    expect(await kinds(1)).toEqual(["reminded"]);
    expect(await audited()).toHaveLength(1);
    await remind(ben);
    await unsnoozeAssessment(store, 2, dana);
    later(0.1);
    await remind(dana);
    expect((await kinds(2)).toSorted()).toEqual(["reminded", "reminded", "reminded", "unsnoozed"]);
    const before = (await kinds(1)).length;
    later(2);
    await remind(dana);
    expect(await kinds(1)).toHaveLength(before + 1);
  });

  deepTest("a thousand at once are one act", async () => {
    const { store, audited } = await setUp();
    const ids = Array.from({ length: 1000 }, (_, at) => at + 1);
    for (const id of ids) await createAssessment(store, id, { email: `c${id}@example.com`, ...mailed });
    const { assessments, skipped } = await remindAssessments(store, { ids }, dana);
    expect([assessments.length, skipped.length]).toEqual([1000, 0]);
    expect(new Set(assessments.map(({ version }) => version)).size).toBe(1);
    expect(await audited()).toHaveLength(1);
  });

  test("the last contact is whoever gave the link last, or the service’s own e-mail, or none", async () => {
    const { store, later, row } = await setUp();
    await createAssessment(store, 1, { email: "mailed@example.com", ...mailed });
    await createAssessment(store, 2, { email: "quiet@example.com", ...mailed, email_suppressed: 1 });
    await createAssessment(store, 3, { email: "elsewhere@example.com", ...long });
    const contacts = async () => [
      (await row(1))?.lastContact,
      (await row(2))?.lastContact,
      (await row(3))?.lastContact,
    ];
    const invited = { at: long.created_at, by: undefined, how: "service" };
    expect(await contacts()).toEqual([invited, undefined, undefined]);
    await recordLinkTaken(store, 2, "link_handed_over", ben);
    await remindAssessment(store, 3, { way: "mail", days: 2 }, dana);
    const first = { at, how: "member" };
    expect(await contacts()).toEqual([invited, { ...first, by: ben.name }, { ...first, by: dana.name }]);
    // Snoozing alone is no contact; the same link taken again within minutes is the same one.
    later(5);
    await snoozeAssessment(store, 1, {}, dana);
    await recordLinkTaken(store, 2, "link_handed_over", ben);
    expect(await contacts()).toEqual([invited, { ...first, by: ben.name }, { ...first, by: dana.name }]);
    later(24 * 60 * 4);
    await recordLinkTaken(store, 1, "link_copied", dana);
    const listed = async (parameters: Record<string, string>) =>
      (await listAssessments(store, assessmentQuerySchema.parse(parameters), dana)).assessments.map(
        ({ id }) => id,
      );
    await createAssessment(store, 4, { email: "fourth@example.com", ...long });
    expect(await listed({ lastContact: "never" })).toEqual([4]);
    expect(await listed({ lastContact: "3", sort: "contacted" })).toEqual([4, 2, 3]);
    expect(await listed({ lastContact: "7" })).toEqual([4]);
    expect(await listed({ sort: "-contacted" })).toEqual([1, 3, 2, 4]);
  });
});

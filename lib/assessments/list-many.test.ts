import { sql } from "kysely";
import { beforeAll, expect, test } from "vitest";
import { countAssessments } from "@/lib/assessments/list/count-assessments";
import { findAllIds } from "@/lib/assessments/list/find-all-ids";
import { listAssessments } from "@/lib/assessments/list/list-assessments";
import {
  archiveFilters,
  contactFilters,
  decisions,
  queues,
  statusFilters,
  timeWindows,
} from "@/lib/assessments/names";
import { assessmentQuerySchema, type ViewQuery } from "@/lib/assessments/schema";
import { countsOf } from "@/lib/assessments/testing-counts";
import {
  checkPages,
  checkWalk,
  countPlainly,
  createLongList,
  imports,
  type LongList,
  limited,
  limits,
  nowhere,
  plainly,
  walks,
} from "@/lib/assessments/testing-long-list";
import type { Store } from "@/lib/db/store";
import { onEachStore } from "@/lib/db/testing";
import { createAssessment, createInterview, createStore } from "@/lib/db/testing-rows";
import { listInterviews } from "@/lib/interviews/list-interviews";
import { pollInterviews } from "@/lib/mirror/interviews/poll-interviews";
import type { Guard } from "@/lib/sync/guard";

const recruiter = { role: "recruiter" } as const;
const query = (parameters: Record<string, string> = {}) => assessmentQuerySchema.parse(parameters);
const list = (store: Store, parameters: Record<string, string>) =>
  listAssessments(store, query(parameters), recruiter);

/** What each filter may be. Who needs a follow-up now, `list-follow-ups.test.ts` knows. */
const alone: Record<Exclude<keyof ViewQuery, "sort" | "followUp">, readonly string[]> = {
  queue: queues,
  status: statusFilters,
  interview: ["1", "0", "0,2"],
  q: ["example", "zoë"],
  createdFrom: ["2025-01-01T20:00:00.000Z"],
  createdTo: ["2025-01-02T09:20:00.000Z"],
  createdWithin: timeWindows,
  completedFrom: ["2025-01-02T03:00:00.000Z"],
  completedTo: ["2025-01-03T00:00:00.000Z"],
  completedWithin: timeWindows,
  invitedBy: ["dana", "rare", "nobody"],
  decision: decisions,
  assignee: ["dana", "rare", "none"],
  import: [...imports, nowhere],
  lastContact: contactFilters,
  archived: archiveFilters,
};

onEachStore("a long list", (open) => {
  let long: LongList;
  beforeAll(async () => {
    long = await createLongList(await open({ isShared: true }));
  });

  test("every page of every filter, search and sort is what reading everything comes to", () =>
    checkPages(long, 25));

  test.each(Object.entries(limits))("a limited member has the part %s, and its numbers", (_part, limit) =>
    checkPages(limited(long, limit), 8),
  );

  test("each filter by itself counts the rows it leads to", async () => {
    const { store, rows } = long;
    for (const [name, values] of Object.entries(alone)) {
      for (const value of values) {
        const asked = query({ [name]: value, limit: "50" });
        const page = await listAssessments(store, asked, recruiter);
        const { ids, total } = plainly(rows, asked);
        expect([name, page.assessments.map((row) => row.id)]).toEqual([name, ids]);
        if (page.totalIsExact) expect([name, page.total]).toEqual([name, total]);
        for (const { name: tab, under } of countPlainly(rows, asked)) {
          if (page.countedAtLeast?.includes(tab)) continue;
          expect([name, value, tab, page.counts[tab]]).toEqual([name, value, tab, under]);
        }
      }
    }
  });

  test.each(walks)("pages by cursor through %j, each row once", (asked) => checkWalk(long, asked, 4));

  test("what is gone is in All alone, and neither counted nor listed elsewhere", async () => {
    const store = await createStore((await (await open()).open()).db);
    await createInterview(store, 1, "Engineer");
    await createAssessment(store, 1, { email: "ana@example.com" });
    await createAssessment(store, 2, { email: "ben@example.com", gone_at: "2026-03-10T12:00:00.000Z" });
    await createAssessment(store, 3, { gone_at: "2026-03-10T12:00:00.000Z" });
    const all = await list(store, {});
    expect(all.assessments.map((row) => row.goneSince !== undefined)).toEqual([true, true, false]);
    expect(all.counts).toEqual(countsOf({ all: 3, pending: 1 }));
    expect(await countAssessments(store)).toEqual(all.counts);
    expect((await list(store, { status: "pending" })).assessments.map((row) => row.id)).toEqual([1]);
    expect((await list(store, { status: "unclaimed" })).total).toBe(0);
    expect((await listInterviews(store)).interviews).toMatchObject([{ pending: 1 }]);
  });

  test("an interview that is renamed, or learned after its assessments, sorts by its new name", async () => {
    const store = await createStore((await (await open()).open()).db);
    await createInterview(store, 1, "Beta");
    for (const id of [1, 2, 3])
      await createAssessment(store, id, { email: "a@example.com", interview_id: id });
    const order = async () => (await list(store, { sort: "interview" })).assessments.map((row) => row.id);
    expect(await order()).toEqual([1, 2, 3]);
    const poll = (names: Record<number, string>) => {
      const rows = Object.entries(names).map(([id, name]) => ({ id: Number(id), name }));
      return pollInterviews(store, { listInterviews: async () => ({ rows, unreadable: 0 }) });
    };
    await poll({ 1: "Beta", 3: "Alpha" });
    expect(await order()).toEqual([3, 1, 2]);
    await poll({ 1: "aaa", 3: "Alpha" });
    await poll({ 1: "aaa", 3: "Alpha" });
    expect(await order()).toEqual([1, 3, 2]);
  });

  test("an interview is whole under its name’s order while a new name goes to its assessments", async () => {
    const store = await createStore((await (await open()).open()).db);
    const poll = (name: string, guard?: Guard) => {
      const rows = [{ id: 1, name }];
      return pollInterviews(store, { listInterviews: async () => ({ rows, unreadable: 0 }) }, guard);
    };
    await poll("Sales");
    await store.db.transaction().execute(async (db) => {
      for (let id = 1; id <= 210; id += 1)
        await createAssessment({ ...store, db }, id, { email: "a@example.com", interview_id: 1 });
    });
    const expectWhole = async () => {
      const asked = { sort: "interview", interview: "1" };
      const { assessments, nextCursor } = await list(store, { ...asked, limit: "100" });
      const rest = await list(store, { ...asked, limit: "200", cursor: nextCursor ?? "" });
      const ids = [...assessments, ...rest.assessments].map(({ id }) => id);
      expect(ids.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 210 }, (_, at) => at + 1));
      expect(await findAllIds(store, query(asked))).toHaveLength(210);
    };
    // One list has the name: it waits for the next.
    await poll("Selling");
    await expectWhole();
    const half: Guard = async (transaction) => {
      const begun = await transaction
        .selectFrom("assessments")
        .select("id")
        .where(sql<boolean>`interview_folded = 'selling'`)
        .execute();
      if (begun.length > 0) throw new Error("lost");
    };
    await expect(poll("Selling", half)).rejects.toThrow("lost");
    await expectWhole();
  });

  test.each([
    ["Søren Kjær", "soren kjaer"],
    ["Đorđe", "dorde"],
    ["Yıldız", "YILDIZ"],
    ["İnci", "inci"],
    ["Nguyễn Hương", "nguyen huong"],
    ["Straße", "strasse"],
    ["渡辺 健", "渡辺"],
    ["김민준", "민준"],
    ["ＡＮＡ", "ana"],
    ['Dwayne "The Rock"', '"the'],
    ["A* OR b", "a* or"],
    ["100%_\\", "0%_\\"],
  ])("%s is found by %s", async (name, q) => {
    // A source of its own, with neither the long list’s rows nor another case’s.
    const store = await createStore(long.store.db, { account: name });
    await createAssessment(store, 1, { email: "x@example.com", first_name: name });
    await createAssessment(store, 2, { email: "y@example.com", first_name: "Somebody" });
    expect((await list(store, { q })).assessments.map((row) => row.id)).toEqual([1]);
  });

  test("vowels that are marks tell names apart", async () => {
    const store = await createStore(long.store.db, { account: "vowels" });
    await createAssessment(store, 1, { email: "x@example.com", first_name: "किरण" });
    await createAssessment(store, 2, { email: "y@example.com", first_name: "करण" });
    expect((await list(store, { q: "किरण" })).assessments.map((row) => row.id)).toEqual([1]);
  });
});

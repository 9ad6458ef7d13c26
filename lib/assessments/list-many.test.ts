import fc from "fast-check";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { fitsView } from "@/lib/assessments/fits-view";
import { countAssessments, counting } from "@/lib/assessments/list/count-assessments";
import { findAllIds } from "@/lib/assessments/list/find-all-ids";
import { listAssessments } from "@/lib/assessments/list/list-assessments";
import {
  archiveFilters,
  assessmentSorts,
  contactFilters,
  countNames,
  decisions,
  queues,
  statusFilters,
  timeWindows,
} from "@/lib/assessments/names";
import { type AssessmentQuery, assessmentQuerySchema, type ViewQuery } from "@/lib/assessments/schema";
import { countsOf } from "@/lib/assessments/testing-counts";
import type { Store } from "@/lib/db/store";
import { onEachStore } from "@/lib/db/testing";
import {
  createAssessment,
  createAssessments,
  createInterview,
  createMember,
  createStore,
} from "@/lib/db/testing-rows";
import type { AssessmentsTable } from "@/lib/db/types";
import { fold } from "@/lib/fold";
import { listInterviews } from "@/lib/interviews/list-interviews";
import { pollInterviews } from "@/lib/mirror/interviews/poll-interviews";
import type { Guard } from "@/lib/sync/guard";

/** `interview_folded` is the store’s own and not in the type that is written. */
type Stored = AssessmentsTable & { interview_folded: string };

const recruiter = { role: "recruiter" } as const;
const query = (parameters: Record<string, string> = {}) => assessmentQuerySchema.parse(parameters);
const list = (store: Store, parameters: Record<string, string>) =>
  listAssessments(store, query(parameters), recruiter);

const at = "2026-03-10T12:00:00.000Z";

/** Enough that searches pass the bound they are counted to, and that pages are walked and not sorted. */
const many = 5600;

async function filled(store: Store) {
  for (const id of [1, 2, 3])
    await createInterview(store, id, `Interview ${["zero", "Äther", "Zeta", "äther"][id]}`);
  await createAssessments(store, many);
  const { db } = store;
  await db.updateTable("assessments").set({ gone_at: at }).where("id", "in", [10, 11, 500, 1999]).execute();
  await db.updateTable("assessments").set({ first_seen_version: 5 }).where("id", ">", 2400).execute();
  await createMember(store, "dana", "Dana");
  await db.updateTable("assessments").set({ archived_at: at }).where(sql<number>`id % 7`, "=", 0).execute();
  await db
    .updateTable("assessments")
    .set({ decision: "hold", decided_at: at })
    .where("id", "<", 1300)
    .execute();
  await db
    .updateTable("assessments")
    .set({ decision: "reject", decided_at: at })
    .where("id", "in", [5, 8, 1900])
    .execute();
  await db
    .updateTable("assessments")
    .set({ invited_by: "dana" })
    .where(sql<number>`id % 3`, "=", 0)
    .execute();
  await db
    .updateTable("assessments")
    .set({ identity: "invited_here" })
    .where(sql<number>`id % 5`, "=", 0)
    .where("email", "is not", null)
    .execute();
  await db
    .updateTable("assessments")
    .set({ email_suppressed: 1 })
    .where(sql<number>`id % 10`, "=", 0)
    .execute();
  for (const days of [0, 3, 5, 10, 40])
    await db
      .updateTable("assessments")
      .set({ last_contacted_at: new Date(Date.parse(at) - days * 24 * 3_600_000).toISOString() })
      .where(sql<number>`id % 97`, "=", days)
      .execute();
  await db.updateTable("assessments").set({ invited_by: "rare" }).where("id", "in", [4, 500, 2500]).execute();
  await db
    .updateTable("assessments")
    .set({ assignee_id: "dana", assignee_name: "Dana" })
    .where(sql<number>`id % 5`, "=", 0)
    .execute();
  await db
    .updateTable("assessments")
    .set({ assignee_id: "rare" })
    .where("id", "in", [4, 600, 2501])
    .execute();
  for (const [at, id] of imports.entries())
    await db.updateTable("assessments").set({ import_id: id }).where(sql<number>`id % 11`, "=", at).execute();
  await db.updateTable("sources").set({ version: 9 }).execute();
}

const imports = ["0190a6b2-7c3d-4e5f-8a9b-0c1d2e3f4a5b", "0190a6b2-7c3d-4e5f-8a9b-0c1d2e3f4a5c"];
const nowhere = "0190a6b2-7c3d-4e5f-8a9b-0c1d2e3f4a5d";

const contactOf = (row: Stored): string => {
  if (row.last_contacted_at !== null) return row.last_contacted_at;
  return row.identity === "invited_here" && row.email_suppressed === 0 ? row.created_at : "";
};

/** Days count back from the clock of the store. */
const daysBack = (days: string): string =>
  new Date(Date.parse(at) - Number(days) * 24 * 3_600_000).toISOString();

const isUncontacted = (asked: (typeof contactFilters)[number], row: Stored): boolean =>
  asked === "never" ? contactOf(row) === "" : contactOf(row) < daysBack(asked);

/** The same list by reading everything: what all the indexes and kept counts must come to. */
function plainly(rows: Stored[], asked: AssessmentQuery) {
  const { queue, status, interview, q, asOf, sort, offset = 0, limit } = asked;
  const {
    createdFrom = "",
    createdTo = "9",
    createdWithin,
    completedFrom,
    completedTo,
    completedWithin,
    invitedBy,
    decision,
    archived,
    lastContact,
  } = asked;
  const isOfTime = ({ completed_before: at }: Stored) =>
    (completedFrom === undefined || (at !== null && at >= completedFrom)) &&
    (completedTo === undefined || (at !== null && at < completedTo)) &&
    (completedWithin === undefined || (at !== null && at >= daysBack(completedWithin)));
  const rank = { pending: "1", recommended: "2", not_recommended: "3" };
  const key = (row: Stored) =>
    ({
      created: row.created_at,
      completed: row.completed_before ?? "",
      candidate: row.candidate_folded,
      interview: row.interview_folded,
      status: rank[row.status],
      contacted: contactOf(row),
    })[sort.replace("-", "") as (typeof assessmentSorts)[number]];
  const isMeant = (row: Stored) => {
    if (status === "unclaimed") return row.identity === "unclaimed" && row.status === "pending";
    return status === "completed" ? row.status !== "pending" : row.status === status;
  };
  const isInQueue = (row: Stored) => {
    if (queue === "pending") return row.status === "pending";
    return queue === "to_decide" ? row.status !== "pending" && row.decision === null : row.decision === queue;
  };
  const inTab = (row: Stored) =>
    (status === "all" || (row.gone_at === null && isMeant(row))) &&
    (queue === "all" || (row.gone_at === null && isInQueue(row)));
  const wanted = rows.filter(
    (row) =>
      inTab(row) &&
      (interview === undefined || interview.includes(row.interview_id ?? 0)) &&
      (archived === "with" || (archived === "1") === (row.archived_at !== null)) &&
      row.created_at >= createdFrom &&
      row.created_at < createdTo &&
      (createdWithin === undefined || row.created_at >= daysBack(createdWithin)) &&
      isOfTime(row) &&
      (invitedBy === undefined || row.invited_by === invitedBy) &&
      (lastContact === undefined || isUncontacted(lastContact, row)) &&
      (asked.import === undefined || row.import_id === asked.import) &&
      (asked.assignee === undefined || (row.assignee_id ?? "none") === asked.assignee) &&
      (decision === undefined || (row.decision ?? "undecided") === decision) &&
      (asOf === undefined || row.first_seen_version <= asOf) &&
      fold(q)
        .split(" ")
        .every((word) => row.search_text.includes(word)),
  );
  const compare = (a: string | number, b: string | number) => (a < b ? -1 : a > b ? 1 : 0);
  wanted.sort((a, b) => compare(key(a), key(b)) || compare(a.id, b.id));
  if (sort.startsWith("-")) wanted.reverse();
  return { ids: wanted.slice(offset, offset + limit).map((row) => row.id), total: wanted.length };
}

const queries = fc.record({
  queue: fc.constantFrom("all", "all", ...queues),
  status: fc.constantFrom("all", "all", ...statusFilters),
  interview: fc.constantFrom<number[] | undefined>(
    undefined,
    undefined,
    undefined,
    [1],
    [3],
    [99],
    [0],
    [0, 2],
    [1, 2, 3],
  ),
  q: fc.constantFrom(
    "",
    "",
    "",
    "example",
    "muller",
    "zoë",
    "o'neil 7",
    "99",
    "a",
    "ats-1",
    "nobody",
    "ana garcía",
  ),
  sort: fc
    .tuple(fc.constantFrom("", "-"), fc.constantFrom(...assessmentSorts))
    .map(([sign, name]) => `${sign}${name}` as AssessmentQuery["sort"]),
  offset: fc.constantFrom(undefined, 0, 40, 990, 1300, 2590, 5590, 9000),
  limit: fc.constantFrom(1, 50, 200),
  asOf: fc.constantFrom(undefined, undefined, 0, 1, 9),
  completedFrom: fc.constantFrom(undefined, undefined, undefined, "2025-01-02T03:00:00.000Z"),
  completedTo: fc.constantFrom(undefined, undefined, undefined, "2025-01-03T00:00:00.000Z"),
  createdFrom: fc.constantFrom(undefined, undefined, undefined, "2025-01-01T20:00:00.000Z"),
  createdWithin: fc.constantFrom(undefined, undefined, ...timeWindows),
  completedWithin: fc.constantFrom(undefined, undefined, undefined, ...timeWindows),
  createdTo: fc.constantFrom(undefined, undefined, "2025-01-02T09:20:00.000Z", "2025-01-01T00:30:00.000Z"),
  invitedBy: fc.constantFrom(undefined, undefined, undefined, "dana", "rare", "nobody"),
  assignee: fc.constantFrom(undefined, undefined, undefined, "dana", "rare", "nobody", "none"),
  import: fc.constantFrom(undefined, undefined, undefined, ...imports, nowhere),
  decision: fc.constantFrom(undefined, undefined, undefined, "undecided", "hold", "reject", "advance"),
  lastContact: fc.constantFrom(undefined, undefined, undefined, ...contactFilters),
  archived: fc.constantFrom(undefined, undefined, ...archiveFilters),
});

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
  async function opened() {
    const store = await createStore((await (await open()).open()).db);
    await filled(store);
    // Some of the last days, by the clock of the store.
    await sql`update assessments set created_at = '2026-03-0' || (id % 9 + 1) || substr(created_at, 11)
      where id % 13 = 0`.execute(store.db);
    // Completed at different times, in another order than created.
    await sql`update assessments set completed_before = case when id % 3 = 0 then created_at
      else substr(created_at, 1, 8) || '03' || substr(created_at, 11) end where completed_before is not null`.execute(
      store.db,
    );
    return store;
  }

  test("every page of every filter, search and sort is what reading everything comes to", async () => {
    const store = await opened();
    const rows = (await store.db.selectFrom("assessments").selectAll().execute()) as Stored[];
    await fc.assert(
      fc.asyncProperty(queries, async (asked) => {
        const page = await listAssessments(store, asked, recruiter);
        const { ids, total } = plainly(rows, asked);
        expect(page.assessments.map((row) => row.id)).toEqual(ids);
        expect(page.assessments.filter((row) => !fitsView(asked, row, store.now()))).toEqual([]);
        if (page.totalIsExact) expect(page.total).toBe(total);
        else expect([page.total, total > 1000]).toEqual([1000, true]);
        // A count says what stands under it.
        for (const name of countNames) {
          const under = plainly(rows, { ...counting(name, asked), asOf: undefined }).total;
          if (page.countedAtLeast?.includes(name)) expect(page.counts[name]).toBeLessThanOrEqual(under);
          else expect([name, page.counts[name]]).toEqual([name, under]);
        }
        if (asked.q === "") expect(page.countedAtLeast).toBeUndefined();
      }),
      { numRuns: 200 },
    );
  });

  test("each filter by itself counts what stands under it", async () => {
    const store = await opened();
    const rows = (await store.db.selectFrom("assessments").selectAll().execute()) as Stored[];
    for (const [name, values] of Object.entries(alone)) {
      for (const value of values) {
        const asked = query({ [name]: value, limit: "50" });
        const page = await listAssessments(store, asked, recruiter);
        const { ids, total } = plainly(rows, asked);
        expect([name, page.assessments.map((row) => row.id)]).toEqual([name, ids]);
        if (page.totalIsExact) expect([name, page.total]).toEqual([name, total]);
        for (const tab of countNames) {
          if (page.countedAtLeast?.includes(tab)) continue;
          const under = plainly(rows, counting(tab, asked)).total;
          expect([name, value, tab, page.counts[tab]]).toEqual([name, value, tab, under]);
        }
      }
    }
  });

  test.each<Record<string, string>>([
    { sort: "status" },
    { sort: "-candidate", status: "pending" },
    { sort: "interview", q: "example" },
    { sort: "created", interview: "2" },
    { status: "completed" },
    { sort: "status", status: "completed" },
    { sort: "-status", status: "completed" },
    { createdFrom: "2025-01-01T02:00:00.000Z", createdTo: "2025-01-02T12:00:00.000Z" },
    { sort: "created", invitedBy: "dana", createdTo: "2025-01-02T12:00:00.000Z" },
    { sort: "candidate", decision: "hold" },
    { sort: "contacted" },
    { sort: "-contacted", status: "pending" },
    { lastContact: "never" },
    { sort: "contacted", lastContact: "7" },
    { sort: "candidate", assignee: "dana" },
    { assignee: "none" },
    { archived: "1" },
    { archived: "with" },
    { archived: "with", status: "completed", sort: "candidate" },
  ])("pages by cursor through %j, each row once", async (parameters) => {
    const store = await opened();
    const seen: number[] = [];
    for (let cursor: string | undefined = ""; cursor !== undefined; ) {
      const page = await list(store, { ...parameters, limit: "200", ...(cursor && { cursor }) });
      seen.push(...page.assessments.map((row) => row.id));
      cursor = page.nextCursor;
    }
    const rows = (await store.db.selectFrom("assessments").selectAll().execute()) as Stored[];
    expect(seen).toEqual(plainly(rows, { ...query(parameters), limit: many }).ids);
  });

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
    for (let id = 1; id <= 210; id += 1)
      await createAssessment(store, id, { email: "a@example.com", interview_id: 1 });
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
    const store = await createStore((await (await open()).open()).db);
    await createAssessment(store, 1, { email: "x@example.com", first_name: name });
    await createAssessment(store, 2, { email: "y@example.com", first_name: "Somebody" });
    expect((await list(store, { q })).assessments.map((row) => row.id)).toEqual([1]);
  });

  test("vowels that are marks tell names apart", async () => {
    const store = await createStore((await (await open()).open()).db);
    await createAssessment(store, 1, { email: "x@example.com", first_name: "किरण" });
    await createAssessment(store, 2, { email: "y@example.com", first_name: "करण" });
    expect((await list(store, { q: "किरण" })).assessments.map((row) => row.id)).toEqual([1]);
  });
});
